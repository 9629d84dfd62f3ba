import { z } from 'zod'
import { type EpochSecond, epochSecond } from '../core/dates.ts'
import { Cabin, CarrierCode, Charges, IsoDate, Points } from '../core/schemas.ts'
import { FareKind, type Observation, Sector, Source } from './observation.ts'

/** One way to fly a day in a cabin. Null `seats`: some, count unknown. Points and charges are per adult, one way. */
export const Option = z.object({
  seats: z.int().min(1).max(9).nullable(),
  points: z.nullable(Points),
  charges: z.nullable(Charges),
  carriers: z.array(CarrierCode),
  direct: z.boolean(),
  sectors: z.array(Sector).nullable(),
  /** Percentage of the journey flown in a lower cabin than the one sold, when the provider says so. */
  mixedPct: z.number().optional(),
  /** Defaults to `unknown` for options stored before fare kinds were recorded. */
  fare: z._default(FareKind, 'unknown'),
  source: Source,
  /** Epoch seconds. */
  seenAt: z.int(),
})
export type Option = z.infer<typeof Option>

/**
 * What is known about one date and cabin of a route: the options of the newest check, and those it missed for the first
 * time. No options means that it was checked and had none.
 */
export const Snapshot = z.object({
  date: IsoDate,
  cabin: Cabin,
  /** When the date and cabin were last checked, epoch seconds. */
  seenAt: z.int(),
  /** Times of the newest check and the last time before it, ascending: what is needed to detect a second miss. */
  looks: z.array(z.int()).min(1),
  /** The times since the check before the newest at which a provider reported no seats. */
  nones: z.array(z.int()),
  options: z.array(Option),
})
export type Snapshot = z.infer<typeof Snapshot>

/** Results of one search arrive over some seconds, each with its own time. Times this close belong to one check. */
export const CHECK_SPAN: EpochSecond = 600

/** Adds observations to what is known about a date and cabin. Neither order nor repetition changes the result. */
export function mergeSnapshot(known: Snapshot | undefined, seen: readonly Observation[]): Snapshot {
  const first = seen[0]
  if (first === undefined) {
    if (known === undefined) throw new RangeError('a look needs at least one observation')
    return known
  }
  const { date, cabin } = first
  const nones = seen.filter(({ seats }) => seats === 0)
  return dropMissedTwice({
    date,
    cabin,
    looks: rising([...(known?.looks ?? []), ...seen.map(getTime)]),
    nones: rising([...(known?.nones ?? []), ...nones.map(getTime)]),
    options: [...(known?.options ?? []), ...seen.filter(({ seats }) => seats !== 0).map(toOption)],
  })
}

/** The moment before which an option's last sighting means that the newest check missed it. A second miss drops it. */
export function missedBefore(snapshot: Pick<Snapshot, 'seenAt' | 'nones'>): EpochSecond {
  return findStart(snapshot.seenAt, snapshot.nones)
}

/**
 * Drops options that were missed twice. Of the check before the newest only its time is kept, and nothing older: later
 * observations can only move both times forward, so what is dropped could never count again.
 */
function dropMissedTwice({ date, cabin, looks, nones, options }: Omit<Snapshot, 'seenAt'>): Snapshot {
  const seenAt = looks.at(-1) ?? 0
  const previous = looks.findLast((at) => at < seenAt - CHECK_SPAN)
  const goneBefore = previous === undefined ? 0 : findStart(previous, nones)
  return {
    date,
    cabin,
    seenAt,
    looks: looks.filter((at) => at >= (previous ?? 0)),
    nones: nones.filter((at) => at >= (previous ?? 0) - CHECK_SPAN),
    options: withoutSummaries(latestOfEach(options.filter((option) => option.seenAt >= goneBefore))),
  }
}

/** The start of the check that ended at `end`: no further back than its span, or than its latest "no seats" report. */
function findStart(end: EpochSecond, nones: readonly EpochSecond[]): EpochSecond {
  return Math.max(end - CHECK_SPAN, nones.findLast((at) => at <= end) ?? 0)
}

function getTime({ seenAt }: Observation): EpochSecond {
  return epochSecond(seenAt)
}

function rising(times: readonly EpochSecond[]): EpochSecond[] {
  return [...new Set(times)].sort((a, b) => a - b)
}

/** Returns the newest sighting of each itinerary, in an order that depends on the contents alone. */
export function latestOfEach(options: Option[]): Option[] {
  const latest = new Map<string, number>()
  for (const option of options) {
    const id = getOptionKey(option)
    latest.set(id, Math.max(latest.get(id) ?? 0, option.seenAt))
  }
  const kept = new Map<string, Option>()
  for (const option of options) {
    if (latest.get(getOptionKey(option)) === option.seenAt) kept.set(JSON.stringify(option), option)
  }
  return [...kept.keys()].sort().flatMap((text) => kept.get(text) ?? [])
}

/**
 * Drops seats.aero rows that only summarise a day, once the flights behind that row or a later one are known. Those
 * flights stay for as long as the summary could come back in a merge, or are replaced by something newer still.
 */
function withoutSummaries(options: readonly Option[]): Option[] {
  const isOfRows = ({ source }: Option) => source.kind === 'seats-aero'
  const flown = options.filter((option) => isOfRows(option) && option.sectors !== null)
  const detailedAt = Math.max(0, ...flown.map(({ seenAt }) => seenAt))
  return options.filter((option) => !isOfRows(option) || option.sectors !== null || option.seenAt > detailedAt)
}

/** Identifies the same seat seen twice: by flights, cabins and classes, else by source, carriers and direct or not. */
function getOptionKey({ sectors, source, direct, carriers }: Option): string {
  if (sectors === null) return [source.kind, source.name, direct, ...carriers].join('|')
  return sectors.map((s) => `${s.flight} ${s.departs} ${s.cabin}${s.bookingClass ?? ''}`).join('|')
}

/** Builds options with keys in a fixed order, so that equal options have equal JSON. */
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
