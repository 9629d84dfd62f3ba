import { z } from 'zod'
import type { AlertSettings } from '../../../lib/alerts/alert.ts'
import { fits, isWantedDay } from '../../../lib/alerts/trip-criteria.ts'
import type { SeatChange } from '../../../lib/availability/compare-cells.ts'
import { listTokens } from '../../../lib/network/place-tokens.ts'
import { alertAt, openingAt } from './world.ts'

/**
 * The same question answered without an index, by checking every alert in turn, cheapest test first:
 * `node scanned.ts ALERTS OPENINGS` prints what one opening costs as JSON.
 */
export const Scanned = z.object({ msAnOpening: z.number() })

function measure(count: number, openings: number): z.infer<typeof Scanned> {
  const alerts = Array.from({ length: count }, (_, at) => alertAt(at))
  const changes = Array.from({ length: openings }, (_, at) => openingAt(at, false))
  let named = 0
  const start = process.cpuUsage().user / 1000
  for (const opening of changes) {
    const from = new Set(listTokens(opening.from))
    const to = new Set(listTokens(opening.to))
    for (const settings of alerts) if (isOpened(settings, opening, from, to)) named += 1
  }
  const msAnOpening = (process.cpuUsage().user / 1000 - start) / openings
  if (named < 0) throw new Error('unreachable: it keeps the count from being optimised away')
  return { msAnOpening }
}

function isOpened(
  settings: AlertSettings,
  { program, cabin, direct, date, before, after }: SeatChange,
  from: ReadonlySet<string>,
  to: ReadonlySet<string>,
): boolean {
  if (!settings.programs.includes(program) || !settings.cabins.includes(cabin) || (settings.direct && !direct)) {
    return false
  }
  if (!settings.to.some((token) => to.has(token)) || !settings.from.some((token) => from.has(token))) return false
  if (!isWantedDay(settings, date)) return false
  const wanted = settings.split ? 1 : settings.seats
  const can = (offers: SeatChange['after']['offers']) => offers.some((offer) => fits(offer, settings, wanted))
  return can(after.offers) && !can(before?.offers ?? [])
}

if (process.argv[1]?.endsWith('scanned.ts')) {
  process.stdout.write(JSON.stringify(measure(Number(process.argv[2]), Number(process.argv[3]))))
}
