import { z } from 'zod'
import { type EpochSecond, epochSecond } from '../core/dates.ts'
import { Cabin, CarrierCode, Charges, IsoDate, Points } from '../core/schemas.ts'
import { FareKind } from './fare-kind.ts'
import { type Observation, Sector, Source } from './observation.ts'

/** One way to fly a day in a cabin. `seats` null means some, count unknown; points and charges are per adult, one way. */
export const Option = z.object({
  seats: z.int().min(1).max(9).nullable(),
  points: z.nullable(Points),
  charges: z.nullable(Charges),
  carriers: z.array(CarrierCode),
  direct: z.boolean(),
  sectors: z.array(Sector).nullable(),
  /** Percent of the way flown in a lower cabin than the one sold, where the provider says so. */
  mixedPct: z.number().optional(),
  /** Options stored before fares were told apart say nothing of it. */
  fare: z._default(FareKind, 'unknown'),
  source: Source,
  /** Epoch seconds. */
  seenAt: z.int(),
})
export type Option = z.infer<typeof Option>

/**
 * What is known of one date and cabin of a route: the options of the newest look, and those it missed for the first
 * time. No options: somebody looked, and there was none.
 */
export const Snapshot = z.object({
  date: IsoDate,
  cabin: Cabin,
  /** When the date and cabin were last looked at, epoch seconds. */
  seenAt: z.int(),
  /** Times of the newest look and the last time before it, rising; what it takes to tell a second miss. */
  looks: z.array(z.int()).min(1),
  /** Those times, back to the look before the newest, at which a provider said there was none. */
  nones: z.array(z.int()),
  options: z.array(Option),
})
export type Snapshot = z.infer<typeof Snapshot>

/** Results of one search arrive over some seconds, each with its own time. Times this close belong to one look. */
export const LOOK_SPAN: EpochSecond = 600

/** Adds observations to what is known of a date and cabin. Neither order nor repetition changes the result. */
export function mergeSnapshot(known: Snapshot | undefined, seen: readonly Observation[]): Snapshot {
  const first = seen[0]
  if (first === undefined) {
    if (known === undefined) throw new RangeError('a look needs at least one observation')
    return known
  }
  const { date, cabin } = first
  const nones = seen.filter(({ seats }) => seats === 0)
  return settle({
    date,
    cabin,
    looks: rising([...(known?.looks ?? []), ...seen.map(getTime)]),
    nones: rising([...(known?.nones ?? []), ...nones.map(getTime)]),
    options: [...(known?.options ?? []), ...seen.filter(({ seats }) => seats !== 0).map(toOption)],
  })
}

/** An option last seen before this moment was not found at the newest look; one more miss and it is gone. */
export function missedBefore(look: Pick<Snapshot, 'seenAt' | 'nones'>): EpochSecond {
  return findStart(look.seenAt, look.nones)
}

/**
 * Drops what was missed twice. The look before the newest is kept as a time alone, and nothing older: later news
 * can only move both forward, so what is dropped could never count again.
 */
function settle({ date, cabin, looks, nones, options }: Omit<Snapshot, 'seenAt'>): Snapshot {
  const seenAt = looks.at(-1) ?? 0
  const previous = looks.findLast((at) => at < seenAt - LOOK_SPAN)
  const goneBefore = previous === undefined ? 0 : findStart(previous, nones)
  return {
    date,
    cabin,
    seenAt,
    looks: looks.filter((at) => at >= (previous ?? 0)),
    nones: nones.filter((at) => at >= (previous ?? 0) - LOOK_SPAN),
    options: withoutSummaries(latestOfEach(options.filter((option) => option.seenAt >= goneBefore))),
  }
}

/** From when on an option belongs to the look that ended at `end`: within its span, and not before a "none" of it. */
function findStart(end: EpochSecond, nones: readonly EpochSecond[]): EpochSecond {
  return Math.max(end - LOOK_SPAN, nones.findLast((at) => at <= end) ?? 0)
}

function getTime({ seenAt }: Observation): EpochSecond {
  return epochSecond(seenAt)
}

function rising(times: readonly EpochSecond[]): EpochSecond[] {
  return [...new Set(times)].sort((a, b) => a - b)
}

/** The newest sight of each itinerary, in an order that depends on the contents alone. */
export function latestOfEach(options: Option[]): Option[] {
  const latest = new Map<string, number>()
  for (const option of options) {
    const id = getItineraryKey(option)
    latest.set(id, Math.max(latest.get(id) ?? 0, option.seenAt))
  }
  const kept = new Map<string, Option>()
  for (const option of options) {
    if (latest.get(getItineraryKey(option)) === option.seenAt) kept.set(JSON.stringify(option), option)
  }
  return [...kept.keys()].sort().flatMap((text) => kept.get(text) ?? [])
}

/**
 * A provider's row sums a day up; with the flights behind it, of that row or a later one, the sum says nothing more.
 * What drops it stays as long as the sum could come back, or is replaced by what is newer still.
 */
function withoutSummaries(options: readonly Option[]): Option[] {
  const isOfRows = ({ source }: Option) => source.kind === 'seats-aero'
  const flown = options.filter((option) => isOfRows(option) && option.sectors !== null)
  const detailedAt = Math.max(0, ...flown.map(({ seenAt }) => seenAt))
  return options.filter((option) => !isOfRows(option) || option.sectors !== null || option.seenAt > detailedAt)
}

/** What makes two options the same seat seen twice: the flights in their cabins and classes, else source and kind. */
function getItineraryKey({ sectors, source, direct, carriers }: Option): string {
  if (sectors === null) return [source.kind, source.name, direct, ...carriers].join('|')
  return sectors.map((s) => `${s.flight} ${s.departs} ${s.cabin}${s.bookingClass ?? ''}`).join('|')
}

/** Keys in one fixed order, so that equal options have equal JSON. */
function toOption(o: Observation): Option {
  const charges = o.charges === null ? null : { minor: o.charges.minor, currency: o.charges.currency }
  return {
    seats: o.seats === 0 ? null : o.seats,
    points: o.points,
    charges,
    carriers: [...o.carriers].sort(),
    direct: o.direct,
    sectors: o.sectors === null ? null : o.sectors.map(toSector),
    ...(o.mixedPct === undefined ? {} : { mixedPct: o.mixedPct }),
    fare: o.fare ?? 'unknown',
    source: { kind: o.source.kind, name: o.source.name },
    seenAt: epochSecond(o.seenAt),
  }
}

function toSector(s: Sector): Sector {
  const { from, to, carrier, flight, departs, arrives, aircraft, cabin, bookingClass } = s
  return { from, to, carrier, flight, departs, arrives, aircraft, cabin, bookingClass }
}
