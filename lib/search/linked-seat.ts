import * as z from '#small-zod'
import { cabins } from '../core/cabin.ts'
import { programs } from '../core/program.ts'
import { Row } from './read-search.ts'

const Seat = z.object({
  program: z.enum(programs),
  from: z.string(),
  to: z.string(),
  date: z.string(),
  cabin: z.enum(cabins),
  direct: z.boolean(),
  seats: z.int(),
})

/** What the finder reads of the answer about a linked seat. */
export const ReadSeat = z.object({
  now: z.string(),
  seat: Seat,
  ends: z.string(),
  row: z.nullable(Row),
  source: z.string(),
  sample: z.boolean(),
})
export type ReadSeat = z.infer<typeof ReadSeat>

/** Whether a finder's address asks for the seat a link was made for. */
export function isForSeat(
  params: Pick<URLSearchParams, 'get'>,
  { from, to, date, cabin }: Pick<ReadSeat['seat'], 'from' | 'to' | 'date' | 'cabin'>,
): boolean {
  const requested = [params.get('from'), params.get('to'), params.get('when'), params.get('cabins')]
  return requested.join() === [from, to, `${date}..${date}`, cabin].join()
}
