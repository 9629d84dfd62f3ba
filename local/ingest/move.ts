import { ingest } from '../../lib/availability/ingest.ts'
import { decodeParts } from '../../lib/availability/options-codec.ts'
import type { ProviderItem } from '../../lib/availability/providers/provider.ts'
import { closedItems, openedItems, sampleRoute } from '../../lib/availability/providers/sample/world.ts'
import type { AvailabilityRepository } from '../../lib/availability/repository.ts'
import { routeId } from '../../lib/availability/route-key.ts'
import { CHECK_SPAN } from '../../lib/availability/snapshot.ts'
import { tablePointsOn } from '../../lib/availability/table-price.ts'
import { localDateOf } from '../../lib/core/clock.ts'
import { epochDay, epochSecond, instantOf } from '../../lib/core/dates.ts'
import type { SampleMove } from './options.ts'
import type { Screen } from './stored-progress.ts'

export type MoveRun = {
  move: SampleMove
  now: string
  repository: AvailabilityRepository
  isKnownAirport: (code: string) => boolean
  screen: Screen
}

/** Opens or closes seats of the sample data, as a check of it would. Resolves to the exit code. */
export async function moveSample(run: MoveRun): Promise<0 | 1> {
  const { move, now, screen } = run
  const items = await makeItems(run)
  if (items.length === 0) {
    screen.write(`The sample has no flight ${move.from}-${move.to} with cabin ${move.cabin} on ${move.date}.\n`)
    return 1
  }
  const lines: string[] = []
  const report = await ingest(items, {
    ...run,
    onDelta: (delta) =>
      void lines.push(...delta.map((one) => `${one.kind}: ${one.before?.seats ?? 0} to ${one.after.seats} seats\n`)),
  })
  for (const line of lines) screen.write(line)
  if (report.written.size === 0) screen.write(whyNothing(move, now))
  else if (lines.length === 0)
    screen.write(`${routeId(move)} is written; no alert could have been waiting for it yet.\n`)
  return report.written.size > 0 ? 0 : 1
}

async function makeItems({ move, now, repository }: MoveRun): Promise<ProviderItem[]> {
  const { program, from, to, date, cabin, seats } = move
  const route = sampleRoute({ program, from, to }, tablePointsOn(localDateOf(now)))
  const at = epochSecond(now)
  const day = { day: epochDay(date), cabin }
  if (seats !== null) return openedItems(route, seats, { ...day, seenAt: instantOf(at) })
  // Seats count as gone once two checks in a row miss them, and checks count as separate when more than CHECK_SPAN
  // apart.
  const snapshots = decodeParts(await repository.readParts({ program, from, to }, date.slice(0, 7)))
  const last = snapshots.find((snapshot) => snapshot.date === date && snapshot.cabin === cabin)?.seenAt ?? 0
  const first = Math.max(last + 1, at - CHECK_SPAN - 1)
  const second = Math.max(at, first + CHECK_SPAN + 1)
  return [first, second].flatMap((moment) => closedItems(route, { ...day, seenAt: instantOf(moment) }))
}

function whyNothing(move: SampleMove, now: string): string {
  return `Nothing changed: ${routeId(move)} holds real observations, or ${move.date} is out of range on ${now.slice(0, 10)}.\n`
}
