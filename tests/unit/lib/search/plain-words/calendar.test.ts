import { describe, expect, it } from 'vitest'
import { easterSunday, findHoliday } from '@/lib/search/plain-words/calendar.ts'

describe('Easter', () => {
  it('is on its actual dates', () => {
    expect([2024, 2025, 2026, 2027, 2028, 2038].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
      '2038-04-25',
    ])
  })
})

describe('a holiday', () => {
  it('is this year’s until it is over', () => {
    expect(findHoliday('boxing day', '2026-12-26')?.start).toBe('2026-12-26')
    expect(findHoliday('boxing day', '2026-12-27')?.start).toBe('2027-12-26')
  })

  it('can be defined as a weekday of a month', () => {
    expect(findHoliday('melbourne cup', '2026-11-24')?.start).toBe('2027-11-02')
    expect(findHoliday("mother's day", '2026-11-24')?.start).toBe('2027-05-09')
  })

  it('that is unknown is undefined', () => {
    expect(findHoliday('talk like a pirate day', '2026-11-24')).toBeUndefined()
  })
})
