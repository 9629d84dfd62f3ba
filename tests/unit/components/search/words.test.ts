import { describe, expect, it } from 'vitest'
import { whenWords } from '@/lib/search/when-months.ts'
import {
  clampWords,
  describeCoverage,
  foundWords,
  listClamps,
  lowestWords,
} from '../../../../components/search/answer-words.ts'
import { describeDay } from '../../../../components/search/day-words.ts'
import { missingWords } from '../../../../components/search/list-names.ts'
import { endWords, placeWords } from '../../../../components/search/place-words.ts'
import type { SearchAnswer } from '../../../../lib/availability/search-contract.ts'
import type { MapDay } from '../../../../lib/search/year-map.ts'
import { answerOf } from '../../lib/search/answer-sample.ts'

const day: MapDay = {
  date: '2026-12-08',
  week: 3,
  weekday: 1,
  state: 'none',
  step: null,
  points: null,
  priceStep: null,
  cells: [],
}

describe('a day in words', () => {
  it('says what is known of each cabin', () => {
    const cells: MapDay['cells'] = [
      { date: day.date, cabin: 'J', seats: 2, points: 68_400, moreSeats: false, direct: true },
      { date: day.date, cabin: 'F', seats: null, points: null, moreSeats: false, direct: false },
    ]
    expect(describeDay({ ...day, state: 'seats', step: 2, cells })).toBe(
      'Tuesday 8 December 2026: business, 2 seats, 68,400 points; first, some seats',
    )
  })

  it('distinguishes days without seats, not checked, and beyond the plan', () => {
    const words = (['none', 'unsearched', 'locked'] as const).map(
      (state) => describeDay({ ...day, state }).split(': ')[1],
    )
    expect(words).toEqual(['no seats', 'not checked yet', 'beyond your plan'])
  })
})

describe('the fewest points in words', () => {
  const { query } = answerOf()
  const at = (cabin: 'Y' | 'J', points: number | null) => ({
    date: day.date,
    cabin,
    seats: 2,
    points,
    moreSeats: false,
    direct: true,
  })

  it('names each cabin with known points, economy first', () => {
    const days = [at('J', 90_000), at('J', 68_400), at('Y', 28_000), at('J', null)]
    expect(lowestWords({ days, query })).toBe('From 28,000 points in economy, 68,400 in business')
  })

  it('says that the points are across both programs if both are searched', () => {
    const both = { ...query, programs: ['qantas', 'velocity'] as SearchAnswer['query']['programs'] }
    expect(lowestWords({ days: [at('Y', 28_000), at('J', 68_400)], query: both })).toBe(
      'From 28,000 points in economy, 68,400 in business, across both programs',
    )
  })

  it('says “each” if several people travel, and returns null if no points are known', () => {
    expect(lowestWords({ days: [at('J', 68_400)], query: { ...query, seats: 2 } })).toBe(
      'From 68,400 points each in business',
    )
    expect(lowestWords({ days: [at('J', null)], query })).toBeNull()
  })
})

describe('how much was checked, in words', () => {
  const [sydney] = answerOf().coverage
  const words = (change: Partial<SearchAnswer>) => describeCoverage(answerOf(change), '2026-11-20')
  const { query } = answerOf()

  it('counts the days of one route', () => {
    const checked = (daysSearched: number) => words({ coverage: sydney ? [{ ...sydney, daysSearched }] : [] })
    expect(checked(61)).toBe('All days checked, today to 19 Jan 2027.')
    expect(checked(53)).toBe('All but 8 days checked, today to 19 Jan 2027.')
    expect(checked(0)).toBe('No days checked yet, today to 19 Jan 2027.')
    expect(foundWords(answerOf({ coverage: sydney ? [{ ...sydney, daysSearched: 0 }] : [] }))).toBe('')
  })

  it('names a single day once, and a route of both programs once', () => {
    const day = { ...query, start: '2026-12-05', end: '2026-12-05' }
    expect(words({ query: day, coverage: sydney ? [{ ...sydney, daysSearched: 1 }] : [] })).toBe('Checked, 5 Dec 2026.')
    const both = sydney ? [sydney, { ...sydney, program: 'velocity' as const, daysSearched: 50 }] : []
    expect(words({ coverage: both })).toBe('All but 11 days checked, today to 19 Jan 2027.')
  })

  it('counts a route as checked only if one of its days was', () => {
    const perth = sydney ? [{ ...sydney, from: 'PER', daysSearched: 0 }] : []
    expect(words({ coverage: [...(sydney ? [sydney] : []), ...perth] })).toBe(
      '1 of 2 routes checked, today to 19 Jan 2027. Not checked yet: PER–SIN.',
    )
  })

  it('says that dates are not open yet rather than unchecked', () => {
    const late = answerOf({ query: { ...query, start: '2027-11-20', end: '2027-11-25' }, openUntil: '2027-11-25' })
    expect([foundWords(late), describeCoverage(late, '2026-11-20')]).toEqual(['These dates aren’t open yet.', ''])
  })
})

describe('what a plan cut from a question', () => {
  const seats = { limit: 'seats', asked: 4, allowed: 1, reason: 'For 1.' } as const
  const days = { limit: 'days-ahead', asked: '2027-11-25', allowed: '2027-10-26', reason: 'To October.' } as const

  it('leaves out cut days if the question named none', () => {
    expect(listClamps({ clamped: [seats, days] }, false)).toEqual([seats])
    expect(listClamps({ clamped: [seats, days] }, true)).toEqual([seats, days])
  })

  it('offers larger plans only to those who have a smaller one', () => {
    const asks = { program: 'qantas', isDated: true } as const
    expect(clampWords(seats, { ...asks, plan: 'guest' })).toEqual({
      reason: 'For 1.',
      asked: 'You searched for 4.',
      more: 'Silver and Gold cover up to 4 seats.',
    })
    expect(clampWords(days, { ...asks, plan: 'free', program: 'velocity' }).more).toBe(
      'Silver and Gold cover 331 days ahead.',
    )
    expect(clampWords(days, { ...asks, plan: 'silver' })).toMatchObject({
      asked: 'You searched to 25 Nov 2027.',
      more: null,
    })
  })

  it('doesn’t say what dates were asked for if none were', () => {
    const anywhere = { ...days, limit: 'where-can-i-go' } as const
    expect(clampWords(anywhere, { plan: 'free', program: 'qantas', isDated: false })).toMatchObject({
      asked: null,
      more: 'Silver and Gold cover 30 days at a time.',
    })
  })
})

describe('places in words', () => {
  it('names codes, countries and regions, and keeps what it doesn’t know', () => {
    expect(placeWords(['SYD'])).toBe('Sydney')
    expect(placeWords(['SYD', 'country:JP'])).toBe('Sydney and Japan')
    expect(placeWords(['ZZZ'])).toBe('ZZZ')
  })

  it('name both ends of a search, with anywhere as a word of the sentence', () => {
    expect(endWords({ from: ['SYD', 'MEL'], to: ['NRT'] })).toBe('Sydney and Melbourne to Tokyo Narita')
    expect(endWords({ from: ['SYD'], to: ['anywhere'] })).toBe('Sydney to anywhere')
    expect(endWords({ from: ['anywhere'], to: ['SYD'] })).toBe('Anywhere to Sydney')
  })

  it('shortens long lists', () => {
    expect(placeWords(['SYD', 'MEL', 'PER'])).toBe('Sydney, Melbourne and Perth')
    expect(placeWords(['SYD', 'MEL', 'PER', 'ADL'])).toBe('Sydney, Melbourne and 2 more')
  })
})

describe('when in words', () => {
  it('names any time, months and ranges, with the year of a range once if it is the same', () => {
    expect(whenWords({ kind: 'any' })).toBe('Any time')
    expect(whenWords({ kind: 'month', month: '2027-03' })).toBe('March 2027')
    expect(whenWords({ kind: 'range', start: '2027-03-01', end: '2027-03-20' })).toBe('1 to 20 Mar 2027')
    expect(whenWords({ kind: 'range', start: '2027-03-28', end: '2027-04-11' })).toBe('28 Mar to 11 Apr 2027')
    expect(whenWords({ kind: 'range', start: '2026-12-28', end: '2027-01-03' })).toBe('28 Dec 2026 to 3 Jan 2027')
    expect(whenWords({ kind: 'range', start: '2026-12-28', end: '2027-01-03' })).toBe('28 Dec 2026 to 3 Jan 2027')
  })
})

it('asks for the ends that a search still needs', () => {
  expect(missingWords({ from: [], to: [] })).toBe('Choose where you’re flying from and to.')
  expect(missingWords({ from: ['SYD'], to: [] })).toBe('Choose where you’re flying to.')
  expect(missingWords({ from: ['SYD'], to: ['SIN'] })).toBeNull()
})
