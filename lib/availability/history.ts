import { z } from 'zod'
import { type Cabin, cabins } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { dateOf, type EpochDay, type EpochSecond, epochDay, epochSecond } from '../core/dates.ts'
import { AirportCode, IsoDate, Program } from '../core/schemas.ts'
import type { Observation } from './observation.ts'
import { fingerprint, pack, unpack } from './packing.ts'
import type { RouteKey } from './route-key.ts'

const CABINS = cabins.length
/** Ten years of days: more means a damaged document. */
const MAX_DAYS = 3660
/** A day and cabin keeps three moments. */
const MOMENTS = 3

/** `availability-history/{program}_{from}-{to}`: when seats of each day and cabin came and were last there. */
export const HistoryDocument = z.object({
  v: z.literal(1),
  program: Program,
  from: AirportCode,
  to: AirportCode,
  /** True when all of it is of the built-in world. */
  sample: z.boolean(),
  firstDate: IsoDate,
  days: z.int().min(1).max(MAX_DAYS),
  /** Epoch seconds, three a cell: first look, first look with seats, last look with seats; 0 = never. Deflated. */
  moments: z.instanceof(Uint8Array),
  revision: z.string(),
})
export type HistoryDocument = z.infer<typeof HistoryDocument>

/** The life of one day and cabin. Null seats: looked at, and there never were any. */
export type SeatLife = {
  date: LocalDate
  cabin: Cabin
  firstLook: EpochSecond
  seen: { first: EpochSecond; last: EpochSecond } | null
}

/** Adds observations of a route to its history. Only earliest and latest moments are kept, so order does not matter. */
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

/** Only reward seats count as seats; anything else was looked at, and there was none. */
function livedOn(life: SeatLife | undefined, { date, cabin, seats, seenAt, fare }: Observation): SeatLife {
  const at = epochSecond(seenAt)
  const had = life?.seen ?? { first: at, last: at }
  const isNone = seats === 0 || fare !== 'reward'
  const seen = isNone ? (life?.seen ?? null) : { first: Math.min(had.first, at), last: Math.max(had.last, at) }
  return { date, cabin, firstLook: Math.min(life?.firstLook ?? at, at), seen }
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
  for (const { date, cabin, firstLook, seen } of lives) {
    const cell = (epochDay(date) - first) * CABINS + cabins.indexOf(cabin)
    moments.set([firstLook, seen?.first ?? 0, seen?.last ?? 0], cell * MOMENTS)
  }
  const bytes = new Uint8Array(moments.buffer)
  const head = { program, from, to, sample, firstDate: dateOf(first), days }
  return { v: 1, ...head, moments: pack(bytes), revision: fingerprint([JSON.stringify(head), bytes]) }
}

/** Every day and cabin that was ever looked at, in order. @throws RangeError when the document is damaged. */
export function decodeLives({ firstDate, days, moments }: HistoryDocument): SeatLife[] {
  const length = days * CABINS * MOMENTS * 4
  const bytes = unpack(moments, length)
  if (bytes.length !== length) throw new RangeError(`the history holds ${bytes.length} bytes where ${length} are due`)
  const all = new Uint32Array(Uint8Array.from(bytes).buffer)
  const firstDay = epochDay(firstDate)
  return Array.from({ length: days * CABINS }, (_, cell): SeatLife | null => {
    const [firstLook = 0, first = 0, last = 0] = all.subarray(cell * MOMENTS, (cell + 1) * MOMENTS)
    const cabin = cabins[cell % CABINS]
    if (firstLook === 0 || cabin === undefined) return null
    const date = dateOf(firstDay + Math.floor(cell / CABINS))
    return { date, cabin, firstLook, seen: first === 0 ? null : { first, last } }
  }).filter((life) => life !== null)
}

/**
 * How many days before departure the seats of a day came and were last there. `opened` is null where the first look
 * already found them, for then nobody knows since when.
 */
export function getLeadDays({ date, firstLook, seen }: SeatLife): { opened: number | null; last: number } | null {
  if (seen === null) return null
  const lead = (at: EpochSecond) => epochDay(date) - Math.floor(at / 86_400)
  return { opened: firstLook < seen.first ? lead(seen.first) : null, last: lead(seen.last) }
}
