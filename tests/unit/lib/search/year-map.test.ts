import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayCell } from '../../../../lib/availability/search-contract.ts'
import { addDays, getWeekday } from '../../../../lib/core/dates.ts'
import {
  dayAfterKey,
  getFirstMonth,
  getRequestedWeeks,
  getStep,
  layOutYear,
  listWeeks,
  splitLockedWeeks,
} from '../../../../lib/search/year-map.ts'
import { weeksShown } from '../../../../lib/search/year-weeks.ts'
import { answerOf } from './answer-sample.ts'

const cell = (change: Partial<DayCell>): DayCell => ({
  date: '2026-12-08',
  cabin: 'J',
  seats: 2,
  points: 68_400,
  moreSeats: false,
  direct: true,
  ...change,
})

describe('the year map', () => {
  it('has complete weeks starting with this week’s Monday', () => {
    const { days } = layOutYear(answerOf())
    expect(days).toHaveLength(weeksShown * 7)
    expect(days[0]?.date).toBe('2026-11-16')
    expect(days.every(({ date, week, weekday }, at) => getWeekday(date) === weekday && week * 7 + weekday === at)).toBe(
      true,
    )
  })

  it('uses today’s date in Sydney, not in UTC', () => {
    const { byDate } = layOutYear(answerOf({ now: '2026-11-22T13:30:00Z' }))
    expect(byDate.get('2026-11-22')).toBeUndefined()
    expect(byDate.get('2026-11-23')?.state).toBe('none')
  })

  it('shows yesterday’s seats, which leave from where it is still yesterday', () => {
    const { byDate } = layOutYear(answerOf({ days: [cell({ date: '2026-11-19' })] }))
    expect([byDate.get('2026-11-19')?.state, byDate.get('2026-11-18')?.state]).toEqual(['seats', 'past'])
  })

  it('distinguishes seats, none, not searched, not asked, locked and past', () => {
    const { query } = answerOf()
    const { byDate } = layOutYear(
      answerOf({
        query: { ...query, start: '2026-12-01', end: '2027-01-10' },
        days: [cell({})],
        notSearched: ['2026-12-10'],
      }),
    )
    const stateOn = (date: string) => byDate.get(date)?.state
    expect(stateOn('2026-12-08')).toBe('seats')
    expect(stateOn('2026-12-09')).toBe('none')
    expect(stateOn('2026-12-10')).toBe('unsearched')
    expect(stateOn('2026-11-30')).toBe('unasked')
    expect(stateOn('2027-01-11')).toBe('unasked')
    expect(stateOn('2027-01-20')).toBe('locked')
    expect(stateOn('2026-11-19')).toBe('past')
  })

  it('says of days beyond every plan that no airline has opened them', () => {
    const openUntil = '2027-01-19'
    const stateOn = (plan: 'silver' | 'gold' | 'free') =>
      layOutYear(answerOf({ plan, openUntil })).byDate.get('2027-01-20')?.state
    expect([stateOn('free'), stateOn('silver'), stateOn('gold')]).toEqual(['locked', 'unreleased', 'unreleased'])
    expect(layOutYear(answerOf({ plan: 'gold', openUntil })).lockedFromWeek).toBeNull()
  })

  it('locks from the first complete week beyond the plan', () => {
    // The plan ends on Tuesday 19 January 2027, in week 9 counted from 0, so week 10 is the first that is fully locked.
    expect(layOutYear(answerOf()).lockedFromWeek).toBe(10)
    expect(layOutYear(answerOf({ openUntil: '2028-01-01' })).lockedFromWeek).toBeNull()
  })

  it('steps by the most seats in any cabin, up to four, with a step for an unknown number', () => {
    expect(getStep([cell({ seats: 1 }), cell({ cabin: 'Y', seats: 3 })])).toBe(3)
    expect(getStep([cell({ seats: 9 })])).toBe(4)
    expect(getStep([cell({ seats: null })])).toBe('some')
    expect(getStep([cell({ seats: null }), cell({ cabin: 'Y', seats: 1 })])).toBe(1)
    expect(getStep([])).toBeNull()
  })

  it('lists a day’s cabins from economy up', () => {
    const map = layOutYear(answerOf({ days: [cell({ cabin: 'F' }), cell({ cabin: 'Y' }), cell({ cabin: 'J' })] }))
    expect(map.byDate.get('2026-12-08')?.cells.map(({ cabin }) => cabin)).toEqual(['Y', 'J', 'F'])
  })

  it('labels months where they begin, at least four weeks apart', () => {
    const { months } = layOutYear(answerOf())
    expect(months[0]).toEqual({ month: '2026-12', week: 2 })
    expect(months.length).toBeGreaterThanOrEqual(11)
    expect(months.every(({ week }, at) => at === 0 || week - (months[at - 1]?.week ?? 0) >= 4)).toBe(true)
  })

  it('draws whole locked weeks after the open ones as one stretch', () => {
    const split = (lockedFromWeek: number | null, weeks: { first: number; count: number }) => {
      const { open, lockedCount } = splitLockedWeeks({ lockedFromWeek }, weeks)
      return [open.length, open[0], lockedCount]
    }
    expect(split(null, { first: 0, count: 53 })).toEqual([53, 0, 0])
    expect(split(9, { first: 0, count: 53 })).toEqual([9, 0, 44])
    expect(split(9, { first: 4, count: 8 })).toEqual([5, 4, 3])
    expect(split(9, { first: 2, count: 4 })).toEqual([4, 2, 0])
    // With nothing open, each day stays a day that takes focus.
    expect(split(9, { first: 9, count: 4 })).toEqual([4, 9, 0])
    expect(split(9, { first: 12, count: 4 })).toEqual([4, 12, 0])
  })
})

describe('the price of a day', () => {
  it('is the fewest points in any cabin, with the highest step for the lowest price', () => {
    const days = [
      cell({ date: '2026-12-08', cabin: 'Y', points: 20_000 }),
      cell({ date: '2026-12-08', cabin: 'J', points: 68_400 }),
      cell({ date: '2026-12-09', points: 60_000 }),
      cell({ date: '2026-12-10', points: null }),
    ]
    const { byDate, prices } = layOutYear(answerOf({ days }))
    expect(prices).toEqual({ min: 20_000, max: 60_000 })
    expect(byDate.get('2026-12-08')).toMatchObject({ points: 20_000, priceStep: 4 })
    expect(byDate.get('2026-12-09')).toMatchObject({ points: 60_000, priceStep: 1 })
    expect(byDate.get('2026-12-10')).toMatchObject({ points: null, priceStep: 'some' })
    expect(byDate.get('2026-12-11')).toMatchObject({ points: null, priceStep: null })
    expect(layOutYear(answerOf()).prices).toBeNull()
  })
})

describe('the weeks a map is limited to', () => {
  const map = layOutYear(answerOf())

  it('are those of the requested days, or all if none are named', () => {
    expect(getRequestedWeeks(map, null)).toEqual({ first: 0, count: weeksShown })
    expect(getRequestedWeeks(map, { start: '2026-12-01', end: '2026-12-31' })).toEqual({ first: 2, count: 5 })
    expect(getRequestedWeeks(map, { start: '2026-11-01', end: '2026-11-22' })).toEqual({ first: 0, count: 1 })
  })

  it('end with the year shown, and are all if the days are beyond it', () => {
    expect(getRequestedWeeks(map, { start: '2027-11-15', end: '2028-03-01' })).toEqual({ first: 52, count: 1 })
    expect(getRequestedWeeks(map, { start: '2028-02-01', end: '2028-03-01' })).toEqual({ first: 0, count: weeksShown })
  })
})

describe('moving by key', () => {
  it('moves by week across and by day down in a year, and the other way round in a month', () => {
    expect(dayAfterKey('year', '2026-12-08', 'ArrowRight')).toBe('2026-12-15')
    expect(dayAfterKey('year', '2026-12-08', 'ArrowDown')).toBe('2026-12-09')
    expect(dayAfterKey('month', '2026-12-08', 'ArrowRight')).toBe('2026-12-09')
    expect(dayAfterKey('month', '2026-12-08', 'ArrowDown')).toBe('2026-12-15')
  })

  it('goes to the same day of another month, or to its last day', () => {
    expect(dayAfterKey('month', '2026-12-08', 'PageUp')).toBe('2026-11-08')
    expect(dayAfterKey('month', '2027-01-31', 'PageDown')).toBe('2027-02-28')
  })

  it('goes to the ends of the week, and returns null for other keys', () => {
    expect(dayAfterKey('year', '2026-12-08', 'Home')).toBe('2026-12-07')
    expect(dayAfterKey('month', '2026-12-08', 'End')).toBe('2026-12-13')
    expect(dayAfterKey('year', '2026-12-08', 'Tab')).toBeNull()
    expect(dayAfterKey('year', '2026-12-08', 'constructor')).toBeNull()
  })
})

describe('the month a calendar opens on', () => {
  const opensOn = (...dates: string[]) => getFirstMonth(answerOf({ days: dates.map((date) => cell({ date })) }))

  it('is the month of the first seats', () => {
    expect(opensOn('2026-12-08', '2027-02-01')).toBe('2026-12')
    expect(opensOn('2026-11-24', '2027-02-01')).toBe('2026-11')
  })

  it('is the next month if few days are left in this one and later months have seats', () => {
    expect(opensOn('2026-11-28', '2027-02-01')).toBe('2026-12')
    expect(opensOn('2026-11-28', '2026-11-30')).toBe('2026-11')
    expect(opensOn('2026-11-28')).toBe('2026-11')
  })

  it('is the first month of the search if nothing was found', () => {
    expect(opensOn()).toBe(answerOf().query.start.slice(0, 7))
  })
})

describe('the weeks of a month', () => {
  it('contain each of its days once, on its weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), (days) => {
        const month = addDays('2026-01-01', days).slice(0, 7)
        const weeks = listWeeks(month)
        const dates = weeks.flat().filter((date) => date !== null)
        expect(new Set(dates).size).toBe(dates.length)
        expect(dates[0]).toBe(`${month}-01`)
        expect(addDays(dates.at(-1) ?? '', 1).slice(8)).toBe('01')
        expect(weeks.every((week) => week.every((date, at) => date === null || getWeekday(date) === at))).toBe(true)
      }),
    )
  })
})
