import { z } from 'zod'
import { type Clamp, type Row, SearchAnswer } from '../../../availability/search-contract.ts'
import { SummaryAnswer } from '../../../availability/summary-contract.ts'
import { answerClock, clockCarriers } from '../../../calculators/release-clock.ts'
import { cabinNames } from '../../../core/cabin.ts'
import { type Instant, localDateOf } from '../../../core/clock.ts'
import { formatCharges, formatDate, formatNumber, getAge, speakSeats } from '../../../core/formats.ts'
import type { Program } from '../../../core/program.ts'
import { howSure, surenessNames } from '../../../core/provenance.ts'
import { IsoDate } from '../../../core/schemas.ts'
import { placesView } from '../../../journeys/where-can-i-go/places-answer.ts'
import { programFacts } from '../../../programs/program-facts.ts'
import { qantasTiers } from '../../../programs/qantas/tiers.ts'
import { RuleError } from '../../../programs/rule-error.ts'
import { type FinderState, writeFinder } from '../../../search/finder-state.ts'
import { answerSearch, answerSummary } from '../../availability/answers.ts'
import { callApi, inputs, listTokens, pickDefined, type ToolContext, ToolRefusal, tool } from '../tool.ts'

const maxRows = 10
export const sampleWords = 'Sample data: these seats are made up, on real routes.'

export const searchSeats = tool({
  name: 'search_seats',
  title: 'Search reward seats',
  description:
    'Reward seats you can book with Qantas Points or Velocity Points, from our last check; not live. Gives points, charges, seats, how long ago each was seen, and a link.',
  scope: 'read:seats',
  input: {
    ...{ from: inputs.from, to: inputs.to, programs: inputs.programs, cabins: inputs.cabins },
    ...{ start: inputs.start, end: inputs.end, seats: inputs.seats, direct: inputs.direct },
    max_points: z.int().min(1).max(10_000_000).optional().describe('Maximum points per adult'),
    sort: z.enum(['points', 'date']).default('points'),
    limit: z.int().min(1).max(maxRows).default(5).describe('Maximum results'),
  },
  async run(input, context) {
    const { programs, cabins, start, end, seats, direct, max_points: maxPoints, sort, limit } = input
    const [from, to] = [listTokens(input.from), listTokens(input.to)]
    const params = {
      ...{ program: programs.join(), from: from.join(), to: to.join(), cabins: cabins.join(), sort, keep: '0' },
      ...{ seats: String(seats), directOnly: direct ? '1' : '0', take: String(limit) },
      ...pickDefined({ start, end, maxPoints: maxPoints?.toString() }),
    }
    const answer = await callApi(answerSearch, params, SearchAnswer, context)
    const { total, rows, clamped, sample, notSearched, query } = answer
    const days = query.start <= query.end ? ({ kind: 'range', start: query.start, end: query.end } as const) : undefined
    const state: Partial<FinderState> = {
      ...{ from, to, cabins, seats: query.seats, direct, points: maxPoints ?? null, programs },
      ...(days ? { when: days } : {}),
    }
    return lines([
      // Days beyond the plan were not searched, so nothing can be said about their seats.
      days === undefined
        ? 'Not searched: these dates are further ahead than this search covers.'
        : total === 0
          ? 'No reward seats on these dates.'
          : `${formatNumber(total)} found, ${rows.length} shown.`,
      ...rows.map((row) => rowLine(row, context.now)),
      notSearched.length > 0 ? `${notSearched.length} of these days have not been checked yet.` : null,
      ...noteLines({ clamped, sample }),
      `See them all: ${finderAddress(context, state, programs[0] ?? 'qantas')}`,
    ])
  },
})

export const whereCanIGo = tool({
  name: 'where_can_i_go',
  title: 'Where can I go',
  description: 'Where a points balance can take you, with the lowest reward seat price seen to each place.',
  scope: 'read:seats',
  input: {
    ...{ from: inputs.from, program: inputs.program, cabins: inputs.cabins },
    points: z.int().min(1).max(10_000_000).describe('Points for one adult, one way'),
    ...{ start: inputs.start, end: inputs.end, seats: inputs.seats },
    limit: z.int().min(1).max(20).default(10).describe('Maximum places'),
  },
  async run(input, context) {
    const { program, points, cabins, start, end, seats, limit } = input
    const from = listTokens(input.from)
    const params = {
      ...{ program, from: from.join(), to: 'anywhere', cabins: cabins.join(), seats: String(seats) },
      ...pickDefined({ start, end }),
    }
    const answer = await callApi(answerSummary, params, SummaryAnswer, context)
    const { reached, beyond } = placesView(answer, points)
    const next = reached.length === 0 ? beyond[0] : undefined
    return lines([
      `${formatNumber(reached.length)} places for ${formatNumber(points)} ${programFacts[program].points} or fewer.`,
      ...reached
        .slice(0, limit)
        .map(({ city, country, to, from, cabin, points: price, date, direct }) =>
          join([
            `${city}, ${country} (${from} to ${to})`,
            `${formatNumber(price)} points`,
            cabinNames[cabin],
            direct ? 'direct' : 'with a stop',
            `first on ${formatDate(date, 'plain')}`,
          ]),
        ),
      next ? `The nearest miss: ${next.city} for ${formatNumber(next.points)} points.` : null,
      ...noteLines(answer),
      `More: ${context.origin}${programFacts[program].pages.whereCanIGo}?points=${points}${from.length === 1 ? `&from=${from[0]}` : ''}`,
    ])
  },
})

/** By codes, figures and dates only: nothing that a person wrote, so a source's own name is left out. */
function rowLine(row: Row, now: Instant): string {
  const { program, date, from, to, cabin, points, charges, seats, direct, stops, flights, seenAt, missed } = row
  const cost = points === null ? 'points not published' : `${formatNumber(points)} points`
  const via = stops === null || stops.length === 0 ? 'with a stop' : `via ${stops.join(', ')}`
  return join([
    `${formatDate(date, 'plain')}, ${from} to ${to}, ${cabinNames[cabin]}, ${programFacts[program].name}`,
    charges === null ? `${cost}, charges shown at booking` : `${cost} + ${formatCharges(charges)}`,
    speakSeats(seats),
    direct ? 'direct' : via,
    ...(flights.length > 0 ? [flights.join(' ')] : []),
    `seen ${getAge(seenAt, now).words}${missed ? ', but not found at the last check' : ''}`,
  ])
}

/** Returns what the plan cut off, and whether any of it is sample data. */
function noteLines({ clamped, sample }: { clamped: readonly z.infer<typeof Clamp>[]; sample: boolean }): string[] {
  return [...clamped.map(({ reason }) => reason), ...(sample ? [sampleWords] : [])]
}

function finderAddress({ origin }: ToolContext, state: Partial<FinderState>, program: Program): string {
  return `${origin}${programFacts[program].pages.finder}?${writeFinder(state)}`
}

const join = (parts: readonly string[]) => `- ${parts.join('; ')}`
export const lines = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join('\n')

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
