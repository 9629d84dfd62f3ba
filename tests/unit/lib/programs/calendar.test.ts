import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween } from '../../../../lib/programs/calendar.ts'

describe('calendar arithmetic', () => {
  test.each([
    ['2027-11-08', -353, '2026-11-20'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %s days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
    expect(daysBetween(date, expected)).toBe(days)
  })

  test.each([
    ['2024-11-20', 24, '2026-11-20'],
    ['2025-08-31', 18, '2027-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-20', 3, '2027-02-20'],
  ])('%s and %s months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  test('refuses what is no date', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(expect.objectContaining({ code: 'bad-date' }))
    expect(() => addMonths('today', 1)).toThrow(expect.objectContaining({ code: 'bad-date' }))
  })
})
