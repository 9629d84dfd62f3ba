import { z } from 'zod'
import { type Cabin, cabins } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { dateOf, type EpochDay, type EpochSecond, epochDay, epochSecond } from '../core/dates.ts'
import { AirportCode, IsoDate, Program } from '../core/schemas.ts'
import type { Observation } from './observation.ts'
import { fingerprint, pack, unpack } from './packing.ts'
import { CABINS } from './route-columns.ts'
import type { RouteKey } from './route-key.ts'

/** Ten years. More days than that mean a damaged document. */
const MAX_DAYS = 3660
/** Moments kept for each day and cabin. */
const MOMENTS = 3

/** `availability-history/{program}_{from}-{to}`: when each day and cabin's seats first appeared and were last seen. */
export const HistoryDocument = z.object({
  v: z.literal(1),
  program: Program,
  from: AirportCode,
  to: AirportCode,
  /** True when it holds sample data. */
  sample: z.boolean(),
  firstDate: IsoDate,
  days: z.int().min(1).max(MAX_DAYS),
  /** Three epoch seconds a cell, deflated: first check, first check with seats, last check with seats; 0 = never. */
  moments: z.instanceof(Uint8Array),
  revision: z.string(),
})
export type HistoryDocument = z.infer<typeof HistoryDocument>

/** The history of one day and cabin. `seen` is null when it was checked but never had seats. */
export type SeatLife = {
  date: LocalDate
  cabin: Cabin
  firstCheck: EpochSecond
  seen: { first: EpochSecond; last: EpochSecond } | null
}

/** Adds observations to a route's history. Only the earliest and latest moments are kept, so order doesn't matter. */
export function mergeHistory(
  key: RouteKey,
  stored: HistoryDocument | null,
  observations: readonly Observation[],
): HistoryDocument | null {
  const lives = new Map((stored === null ? [] : decodeLives(stored)).map((life) => [life.date + life.cabin, life]))
  for (const observation of observations) {
    const id = observation.date + observation.cabin
    lives.set(id, livedOn(lives.get(id), observation))
  }
  const days = [...lives.values()].map(({ date }) => epochDay(date))
  if (days.length === 0) return stored
  const sample = observations[0]?.source.kind === 'sample'
  return encode(key, sample, [...lives.values()], days)
}

/** Only reward seats count as seats. Anything else counts as a check that found none. */
function livedOn(life: SeatLife | undefined, { date, cabin, seats, seenAt, fare }: Observation): SeatLife {
  const at = epochSecond(seenAt)
  const had = life?.seen ?? { first: at, last: at }
  const isNone = seats === 0 || fare !== 'reward'
  const seen = isNone ? (life?.seen ?? null) : { first: Math.min(had.first, at), last: Math.max(had.last, at) }
  return { date, cabin, firstCheck: Math.min(life?.firstCheck ?? at, at), seen }
}

function encode(
  { program, from, to }: RouteKey,
  sample: boolean,
  lives: readonly SeatLife[],
  at: readonly EpochDay[],
): HistoryDocument {
  const first = at.reduce((a, b) => Math.min(a, b))
  const days = at.reduce((a, b) => Math.max(a, b)) - first + 1
  const moments = new Uint32Array(days * CABINS * MOMENTS)
  for (const { date, cabin, firstCheck, seen } of lives) {
    const cell = (epochDay(date) - first) * CABINS + cabins.indexOf(cabin)
    moments.set([firstCheck, seen?.first ?? 0, seen?.last ?? 0], cell * MOMENTS)
  }
  const bytes = new Uint8Array(moments.buffer)
  const head = { program, from, to, sample, firstDate: dateOf(first), days }
  return { v: 1, ...head, moments: pack(bytes), revision: fingerprint([JSON.stringify(head), bytes]) }
}

/** Lists every day and cabin ever checked, in order. @throws RangeError when the document is damaged. */
export function decodeLives({ firstDate, days, moments }: HistoryDocument): SeatLife[] {
  const length = days * CABINS * MOMENTS * 4
  const bytes = unpack(moments, length)
  if (bytes.length !== length) throw new RangeError(`the history holds ${bytes.length} bytes where ${length} are due`)
  const all = new Uint32Array(Uint8Array.from(bytes).buffer)
  const firstDay = epochDay(firstDate)
  return Array.from({ length: days * CABINS }, (_, cell): SeatLife | null => {
    const [firstCheck = 0, first = 0, last = 0] = all.subarray(cell * MOMENTS, (cell + 1) * MOMENTS)
    const cabin = cabins[cell % CABINS]
    if (firstCheck === 0 || cabin === undefined) return null
    const date = dateOf(firstDay + Math.floor(cell / CABINS))
    return { date, cabin, firstCheck, seen: first === 0 ? null : { first, last } }
  }).filter((life) => life !== null)
}

/**
 * Returns how many days before departure the seats of a day appeared and were last seen. `opened` is null when the
 * first check already found them, because it is then unknown when they appeared.
 */
export function getLeadDays({ date, firstCheck, seen }: SeatLife): { opened: number | null; last: number } | null {
  if (seen === null) return null
  const lead = (at: EpochSecond) => epochDay(date) - Math.floor(at / 86_400)
  return { opened: firstCheck < seen.first ? lead(seen.first) : null, last: lead(seen.last) }
}
