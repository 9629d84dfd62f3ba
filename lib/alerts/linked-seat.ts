import { z } from 'zod'
import { Row } from '../availability/search-contract.ts'
import { AirportCode, Cabin, IsoDate, Program } from '../core/schemas.ts'

/** What a signed link of a message opens: one lane of a day and cabin, and as many seats of it as the message told. */
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

/** GET /api/search/seat?seat=…: the seat of a link as it is now. */
export const SeatAnswer = z.object({
  now: z.iso.datetime(),
  seat: LinkedSeat,
  /** Until when the link opens it. */
  ends: z.iso.datetime(),
  /** Null once it is gone. */
  row: Row.nullable(),
  /** Who saw it. */
  source: z.string(),
  sample: z.boolean(),
})
export type SeatAnswer = z.infer<typeof SeatAnswer>
