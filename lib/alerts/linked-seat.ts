import { z } from 'zod'
import { Row } from '../availability/search-contract.ts'
import { AirportCode, Cabin, IsoDate, Program } from '../core/schemas.ts'

/** What a signed link in a message opens: one row, with as many seats as the message named. */
export const LinkedSeat = z.object({
  program: Program,
  from: AirportCode,
  to: AirportCode,
  date: IsoDate,
  cabin: Cabin,
  direct: z.boolean(),
  seats: z.int().min(1).max(9),
})
export type LinkedSeat = z.infer<typeof LinkedSeat>

/** GET /api/search/seat?seat=…: the current state of the seat a link opens. */
export const SeatAnswer = z.object({
  now: z.iso.datetime(),
  seat: LinkedSeat,
  /** When the link expires. */
  ends: z.iso.datetime(),
  /** Null once the seat is gone. */
  row: Row.nullable(),
  /** The source that found it. */
  source: z.string(),
  sample: z.boolean(),
})
export type SeatAnswer = z.infer<typeof SeatAnswer>
