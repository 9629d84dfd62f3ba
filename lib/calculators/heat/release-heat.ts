import { decodeLives, getLeadDays, type HistoryDocument, type SeatLife } from '../../availability/history.ts'
import { cabins } from '../../core/cabin.ts'
import { epochDay } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'
import { bucketCount, bucketDays, type HeatCell, type ReleaseHeat } from './heat-shape.ts'

/**
 * Works out from one program's stored histories how far ahead there are seats; null without histories. Sample histories
 * count only when there are no real ones.
 */
export function buildReleaseHeat(program: Program, histories: readonly HistoryDocument[]): ReleaseHeat | null {
  const own = histories.filter((history) => history.program === program)
  const real = own.filter(({ sample }) => !sample)
  const used = real.length > 0 ? real : own
  if (used.length === 0) return null
  const lives = used.flatMap(decodeLives)
  return {
    program,
    sample: real.length === 0,
    routes: used.length,
    cabins: cabins.flatMap((cabin) => {
      const ofCabin = lives.filter((life) => life.cabin === cabin)
      return ofCabin.length === 0 ? [] : [{ cabin, cells: countCells(ofCabin), opened: openedIn(ofCabin) }]
    }),
  }
}

function countCells(lives: readonly SeatLife[]): HeatCell[] {
  const cells = Array.from({ length: bucketCount }, (): HeatCell => ({ looked: 0, withSeats: 0 }))
  for (const { date, firstCheck, seen } of lives) {
    const lead = epochDay(date) - Math.floor(firstCheck / 86_400)
    const cell = cells[Math.min(bucketCount - 1, Math.floor(lead / bucketDays))]
    if (lead < 0 || !cell) continue
    cell.looked += 1
    if (seen?.first === firstCheck) cell.withSeats += 1
  }
  return cells
}

/** The days whose seats appeared after the first check: how many, and the median days ahead. */
function openedIn(lives: readonly SeatLife[]): { days: number; medianLead: number } | null {
  const leads = lives.flatMap((life) => getLeadDays(life)?.opened ?? []).sort((a, b) => a - b)
  const median = leads[Math.floor(leads.length / 2)]
  return median === undefined ? null : { days: leads.length, medianLead: median }
}
