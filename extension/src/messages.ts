import * as z from 'zod/mini'
import { cabins } from '../../lib/core/cabin.ts'
import type { Audience } from '../../lib/core/plan.ts'
import { programs } from '../../lib/core/program.ts'
import type { Seat } from './answer.ts'
import type { Notice } from './notice.ts'

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const airports = z.array(z.string().check(z.regex(/^[A-Z]{3}$/))).check(z.minLength(1), z.maxLength(6))

/** What the script on a booking page may ask of the background, which alone speaks with the site. */
const Message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('search'),
    journey: z.object({
      program: z.enum(programs),
      from: airports,
      to: airports,
      start: day,
      end: day,
      seats: z.int().check(z.gte(1), z.lte(9)),
      cabin: z.nullable(z.enum(cabins)),
    }),
  }),
  z.object({ kind: z.literal('options') }),
])
export type Message = z.infer<typeof Message>

/** A message as it came, or null: a page's own process is no place to trust. */
export function parseMessage(message: unknown): Message | null {
  const read = z.safeParse(Message, message)
  return read.success ? read.data : null
}

export type Answer = {
  now: string
  plan: Audience
  /** The plan's last day for this program. */
  until: string
  /** The site no longer takes the member's token, so this is a guest's answer. */
  ended: boolean
  sample: boolean
  /** Seats of the cabin that is looked at, or of any: those of the asked days first. */
  seats: Seat[]
  /** Seats of the other cabins, where one is looked at. */
  others: Seat[]
  notices: Notice[]
  /** What the plan cut off but the days, in sentences. */
  limits: string[]
}

export type Reply =
  | { kind: 'answered'; answer: Answer }
  /** The site doesn't know the airports, or the dates make no sense. */
  | { kind: 'unknown' }
  | { kind: 'failed' }
  | { kind: 'busy'; seconds: number }
