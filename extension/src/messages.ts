import * as z from 'zod/mini'
import { cabins } from '../../lib/core/cabin.ts'
import type { Audience } from '../../lib/core/plan.ts'
import { programs } from '../../lib/core/program.ts'
import type { Seat } from './answer.ts'
import type { Notice } from './notice.ts'

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const airports = z.array(z.string().check(z.regex(/^[A-Z]{3}$/))).check(z.minLength(1), z.maxLength(6))

/** What the script on a booking page may ask of the background script, which alone talks to the site. */
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

/** Returns a valid message, or null: messages from a page's process can't be trusted. */
export function parseMessage(message: unknown): Message | null {
  const read = z.safeParse(Message, message)
  return read.success ? read.data : null
}

export type Answer = {
  now: string
  plan: Audience
  /** The last day the plan searches for this program. */
  until: string
  /** True if the site no longer accepts the member's token, so this is a guest's answer. */
  ended: boolean
  sample: boolean
  /** Seats in the cabin the page shows, or in any if it shows all; those on the requested days first. */
  seats: Seat[]
  /** Seats in the other cabins, if the page shows one. */
  others: Seat[]
  notices: Notice[]
  /** Limits of the plan other than its days that reduced the answer, in sentences. */
  limits: string[]
}

export type Reply =
  | { kind: 'answered'; answer: Answer }
  /** The site doesn't know the airports, or the dates are invalid. */
  | { kind: 'unknown' }
  | { kind: 'failed' }
  | { kind: 'busy'; seconds: number }
