import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  eachDay,
  endOfMonth,
  getWeekday,
  isDate,
  monthOf,
  sameDayLater,
  startOfMonth,
} from '../../../../lib/core/dates.ts'

const date = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2040, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

describe('calendar arithmetic', () => {
  it.each([
    ['2024-11-20', 24, '2026-11-20'],
    ['2025-08-31', 18, '2027-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-20', 3, '2027-02-20'],
  ])('%s plus %s months is %s', (date, months, expected) => {
    expect(sameDayLater(date, months)).toBe(expected)
  })

  it('knows leap days and the ends of years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(endOfMonth('2027-02')).toBe('2027-02-28')
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })

  it('tells dates of the calendar from other text', () => {
    const real = ['2026-11-20', '2028-02-29', '0001-01-01', '9999-12-31']
    expect(real.filter((text) => !isDate(text))).toEqual([])
    const other = [
      '2027-02-29',
      '2027-02-30',
      '2027-13-01',
      '2027-00-10',
      '2027-1-1',
      '2027-01-01T00:00',
      ' ',
      undefined,
    ]
    expect(other.filter(isDate)).toEqual([])
  })

  it('counts days across a change of daylight saving as whole days', () => {
    expect(daysBetween('2026-10-01', '2026-10-08')).toBe(7)
    expect(eachDay('2026-10-03', '2026-10-05')).toEqual(['2026-10-03', '2026-10-04', '2026-10-05'])
  })

  it('lists no days when the end is before the start', () => {
    expect(eachDay('2026-10-05', '2026-10-03')).toEqual([])
  })

  it('starts weeks on Monday', () => {
    expect(getWeekday('2026-11-16')).toBe(0)
    expect(getWeekday('2026-11-22')).toBe(6)
  })

  it('counts as many days between two dates as were added', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -800, max: 800 }), (start, days) => {
        expect(daysBetween(start, addDays(start, days))).toBe(days)
      }),
    )
  })

  it('puts every date between the start and the end of its month', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(startOfMonth(monthOf(day)) <= day && day <= endOfMonth(monthOf(day))).toBe(true)
      }),
    )
  })
})
