import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateOf,
  epochDay,
  epochSecond,
  instantOf,
  maxDate,
  minDate,
  monthOf,
} from '../../../../lib/core/dates.ts'
import { groupBy } from '../../../../lib/core/group.ts'

describe('days', () => {
  it('are numbered from 1970, and convert back from dates', () => {
    expect(epochDay('1970-01-01')).toBe(0)
    expect(epochDay('2026-11-21')).toBe(20_778)
    fc.assert(fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => epochDay(dateOf(day)) === day))
  })

  it('are added across months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-11-21', 353)).toBe('2027-11-09')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('are compared by minDate and maxDate, and belong to a month', () => {
    expect([minDate('2026-01-02', '2025-12-31'), maxDate('2026-01-02', '2025-12-31')]).toEqual([
      '2025-12-31',
      '2026-01-02',
    ])
    expect([minDate('2026-01-02', '2026-01-02'), monthOf('2026-01-02')]).toEqual(['2026-01-02', '2026-01'])
  })

  it('convert instants to whole seconds, rounded down', () => {
    expect(epochSecond('1970-01-01T00:00:01.999Z')).toBe(1)
    expect(instantOf(1_700_371_986)).toBe('2023-11-19T05:33:06.000Z')
  })
})

describe('groupBy', () => {
  it('keeps keys and items in the order they came', () => {
    expect([...groupBy(['bx', 'a', 'by'], (text) => text.slice(0, 1))]).toEqual([
      ['b', ['bx', 'by']],
      ['a', ['a']],
    ])
  })
})
