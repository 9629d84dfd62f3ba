import { z } from 'zod'
import { type EpochSecond, epochSecond } from './days.ts'
import { Cabin, CarrierCode, Charges, IsoDate, type Observation, Points, Sector, Source } from './observation.ts'

/** One way to fly a day in a cabin. `seats` null means some, count unknown; points and charges are per adult, one way. */
export const Option = z.object({
  seats: z.int().min(1).max(9).nullable(),
  points: Points.nullable(),
  charges: Charges.nullable(),
  carriers: z.array(CarrierCode),
  direct: z.boolean(),
  sectors: z.array(Sector).nullable(),
  source: Source,
  /** Epoch seconds. */
  seenAt: z.int(),
})
export type Option = z.infer<typeof Option>

/** What the newest search of one date and cabin of a route showed. No options: somebody looked, and there was none. */
export const Look = z.object({
  date: IsoDate,
  cabin: Cabin,
  /** When the date and cabin were last looked at, epoch seconds. */
  seenAt: z.int(),
  /** The last time a provider said there was none, epoch seconds. */
  noneAt: z.int().nullable(),
  options: z.array(Option),
})
export type Look = z.infer<typeof Look>

/**
 * Results of one search arrive over some seconds, each with its own time. Options this close to the newest belong
 * to the same look; anything older was not found again and is gone.
 */
export const LOOK_SPAN: EpochSecond = 600

/** Adds observations to what is known of a date and cabin. Neither order nor repetition changes the result. */
export function mergeLook(known: Look | undefined, seen: readonly Observation[]): Look {
  const first = seen[0]
  if (first === undefined) {
    if (known === undefined) throw new RangeError('a look needs at least one observation')
    return known
  }
  const options = [...(known?.options ?? []), ...seen.filter(({ seats }) => seats !== 0).map(optionOf)]
  const nones = seen.filter(({ seats }) => seats === 0).map(({ seenAt }) => epochSecond(seenAt))
  const noneAt = Math.max(known?.noneAt ?? 0, ...nones)
  return settle(first, options, noneAt === 0 ? null : noneAt)
}

function settle(cell: Pick<Look, 'date' | 'cabin'>, options: Option[], noneAt: EpochSecond | null): Look {
  const newest = options.reduce((latest, { seenAt }) => Math.max(latest, seenAt), noneAt ?? 0)
  const cutoff = Math.max(newest - LOOK_SPAN, noneAt ?? 0)
  const alive = latestOfEach(options.filter(({ seenAt }) => seenAt >= cutoff))
  return { date: cell.date, cabin: cell.cabin, seenAt: newest, noneAt, options: alive }
}

/** The newest sight of each itinerary, in an order that depends on the contents alone. */
function latestOfEach(options: Option[]): Option[] {
  const latest = new Map<string, number>()
  for (const option of options) {
    const id = itineraryOf(option)
    latest.set(id, Math.max(latest.get(id) ?? 0, option.seenAt))
  }
  const kept = new Map<string, Option>()
  for (const option of options) {
    if (latest.get(itineraryOf(option)) === option.seenAt) kept.set(JSON.stringify(option), option)
  }
  return [...kept.keys()].sort().flatMap((text) => kept.get(text) ?? [])
}

/** What makes two options the same seat seen twice: the flights in their cabins and classes, else source and kind. */
function itineraryOf({ sectors, source, direct, carriers }: Option): string {
  if (sectors === null) return [source.kind, source.name, direct, ...carriers].join('|')
  return sectors.map((s) => `${s.flight} ${s.departs} ${s.cabin}${s.bookingClass ?? ''}`).join('|')
}

/** Keys in one fixed order, so that equal options have equal JSON. */
function optionOf(o: Observation): Option {
  const charges = o.charges === null ? null : { minor: o.charges.minor, currency: o.charges.currency }
  return {
    seats: o.seats === 0 ? null : o.seats,
    points: o.points,
    charges,
    carriers: [...o.carriers].sort(),
    direct: o.direct,
    sectors: o.sectors === null ? null : o.sectors.map(sectorOf),
    source: { kind: o.source.kind, name: o.source.name },
    seenAt: epochSecond(o.seenAt),
  }
}

function sectorOf(s: Sector): Sector {
  const { from, to, carrier, flight, departs, arrives, aircraft, cabin, bookingClass } = s
  return { from, to, carrier, flight, departs, arrives, aircraft, cabin, bookingClass }
}
