import { z } from 'zod'
import { answerClock, clockCarriers } from '../../../calculators/release-clock.ts'
import { localDateOf } from '../../../core/clock.ts'
import { formatDate } from '../../../core/formats.ts'
import { howSure, surenessNames } from '../../../core/provenance.ts'
import { IsoDate } from '../../../core/schemas.ts'
import { qantasTiers } from '../../../programs/qantas/tiers.ts'
import { RuleError } from '../../../programs/rule-error.ts'
import { inputs } from '../question.ts'
import { ToolRefusal, tool } from '../tool.ts'
import { lines } from './seats.ts'

const carriers = [...clockCarriers, 'SQ', 'VA'] as const

export const whenDoesItOpen = tool({
  name: 'when_does_it_open',
  title: 'When do seats open',
  description: 'The first day you can book reward seats on a departure with a program’s points, with sources.',
  scope: 'read:seats',
  input: {
    ...{ program: inputs.program, cabin: z._default(inputs.cabin, 'J') },
    date: IsoDate.check(z.describe('Departure date, yyyy-mm-dd')),
    carrier: z
      .string()
      .regex(/^[A-Z0-9]{2}$/)
      .default('QF')
      .describe('Airline that flies it, such as QF, EK, SQ or VA'),
    tier: z.enum(qantasTiers).default('Bronze').describe('Qantas Frequent Flyer tier'),
    long_haul: z.boolean().default(true).describe('False for a short flight'),
  },
  run({ program, cabin, date, carrier, tier, long_haul: long }, { now, origin }) {
    if (!(carriers as readonly string[]).includes(carrier)) {
      throw new ToolRefusal(`This airline doesn’t publish when its seats open. We know: ${carriers.join(', ')}.`)
    }
    const zone = 'Australia/Sydney'
    const answer = clock({ program, cabin, date, carrier, tier, haul: long ? 'long' : 'short', zone })
    if (answer.status === 'not-published') return answer.reason
    const { earliest, latest, moments, table } = answer
    const today = localDateOf(now)
    const span =
      earliest === latest
        ? formatDate(earliest, 'plain')
        : `${formatDate(earliest, 'plain')} to ${formatDate(latest, 'plain')}`
    return lines([
      `Seats for ${formatDate(date, 'plain')} on ${carrier} ${latest <= today ? 'opened' : 'open'} on ${span}.`,
      ...moments.map(({ words, local }) => `- ${local}, if it opens at ${words}`),
      `${table.title}: as of ${formatDate(table.asOf, 'plain')}, ${surenessNames[howSure(table)]}.`,
      `Get a reminder: ${origin}/when-to-book`,
    ])
  },
})

function clock(state: Parameters<typeof answerClock>[0]): ReturnType<typeof answerClock> {
  try {
    return answerClock(state)
  } catch (error) {
    if (error instanceof RuleError) throw new ToolRefusal(error.message)
    throw error
  }
}
