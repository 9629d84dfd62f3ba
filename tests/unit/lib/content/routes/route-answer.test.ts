import { describe, expect, it } from 'vitest'
import type { DayCell, SearchAnswer } from '../../../../../lib/availability/search-contract.ts'
import {
  cheapestDays,
  combineAnswers,
  type ProgramAnswer,
  writeHeadline,
} from '../../../../../lib/content/routes/route-answer.ts'
import type { Program } from '../../../../../lib/core/program.ts'

const cell = (date: string, cabin: DayCell['cabin'], points: number | null, seats: number | null = 1): DayCell => ({
  date,
  cabin,
  points,
  seats,
  moreSeats: false,
  direct: true,
})

function answerOf(program: Program, days: DayCell[], more: Partial<ProgramAnswer['answer']> = {}): ProgramAnswer {
  const covered = { program, from: 'SYD', to: 'HND', status: 'covered', daysSearched: 60, oldestSeenAt: null } as const
  return {
    program,
    answer: {
      now: '2026-11-24T01:00:00.000Z',
      plan: 'guest',
      query: { start: '2026-11-24', end: '2027-01-23' } as SearchAnswer['query'],
      openUntil: '2027-01-23',
      days,
      notSearched: [],
      coverage: [{ ...covered, newestSeenAt: '2026-11-24T00:30:00.000Z' }],
      sample: false,
      sources: [{ kind: 'sample', name: 'the sample world', rows: days.length }],
      ...more,
    },
  }
}

const say = (...answers: [ProgramAnswer, ...ProgramAnswer[]]) => {
  const { text, price } = writeHeadline(combineAnswers(answers))
  return text + price
}

describe('the answer of a route', () => {
  it('says on how many days business has seats, and the fewest points of both programs', () => {
    const qantas = answerOf('qantas', [cell('2026-12-01', 'J', 98_400), cell('2026-12-02', 'J', 98_400)])
    const velocity = answerOf('velocity', [cell('2026-12-02', 'J', 82_000, 2), cell('2026-12-09', 'J', 82_000)])
    expect(say(qantas, velocity)).toBe('Yes, on 3 of the next 60 days in business, from 82,000 points.')
    const [, , business] = combineAnswers([qantas, velocity]).cabins
    expect(business?.days.map(({ date, program, seats }) => [date, program, seats])).toEqual([
      ['2026-12-01', 'qantas', 1],
      ['2026-12-02', 'velocity', 2],
      ['2026-12-09', 'velocity', 1],
    ])
    expect(business?.lowestPoints).toEqual([
      { program: 'velocity', points: 82_000 },
      { program: 'qantas', points: 98_400 },
    ])
  })

  it('falls back to the best cabin with seats where business has none', () => {
    expect(say(answerOf('qantas', [cell('2026-12-01', 'Y', 36_200)]))).toBe(
      'Not in business right now. Economy on 1 day, from 36,200 points.',
    )
  })

  it('distinguishes no seats from not checked, and states no unknown price', () => {
    expect(say(answerOf('qantas', []))).toBe('No seats in the next 60 days.')
    const coverage = answerOf('qantas', []).answer.coverage.map((one) => ({ ...one, status: 'not-covered' as const }))
    expect(say(answerOf('qantas', [], { coverage }))).toBe('Not checked yet.')
    expect(say(answerOf('qantas', [cell('2026-12-01', 'J', null)]))).toBe(
      'Yes, on one of the next 60 days in business.',
    )
  })

  it('counts a day as checked if it was checked in either program', () => {
    const qantas = answerOf('qantas', [], { notSearched: ['2026-12-01', '2026-12-02'] })
    const velocity = answerOf('velocity', [], { notSearched: ['2026-12-02'] })
    expect(combineAnswers([qantas, velocity]).year.notSearched).toEqual(['2026-12-02'])
  })

  it('lists the six cheapest days, ties by date', () => {
    const days = [9, 3, 1, 7, 5, 8, 2].map((day) => cell(`2026-12-0${day}`, 'J', day === 1 ? 120_000 : 98_400))
    const [, , business] = combineAnswers([answerOf('qantas', days)]).cabins
    expect(business && cheapestDays(business).map(({ date }) => Number(date.slice(8)))).toEqual([2, 3, 5, 7, 8, 9])
  })
})
