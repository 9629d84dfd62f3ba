import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachDay } from '../../../../lib/core/dates.ts'
import {
  countOf,
  formatCharges,
  formatDate,
  formatInstant,
  formatLocalTime,
  formatMonth,
  formatNumber,
  formatSeats,
  getAge,
  speakLocalTime,
  speakNights,
  speakSeats,
} from '../../../../lib/core/formats.ts'

describe('dates', () => {
  it('shows a calendar date as it is, whatever the machine’s zone', () => {
    expect(formatDate('2026-12-08')).toBe('Tue 8 Dec')
    expect(formatDate('2026-12-08', 'long')).toBe('Tuesday 8 December 2026')
    expect(formatDate('2026-12-08', 'plain')).toBe('8 Dec 2026')
    expect(formatMonth('2027-02')).toBe('February 2027')
  })

  it('formats every day of ten years as Intl does in Australian English', () => {
    const spoken = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...options })
    const long = spoken({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    const short = spoken({ weekday: 'short', day: 'numeric', month: 'short' })
    const plain = spoken({ day: 'numeric', month: 'short', year: 'numeric' })
    const month = spoken({ month: 'long', year: 'numeric' })
    const monthShort = spoken({ month: 'short' })
    for (const date of eachDay('2024-01-01', '2033-12-31')) {
      const time = new Date(`${date}T00:00:00Z`)
      expect(formatDate(date, 'long')).toBe(long.format(time).replaceAll(',', ''))
      expect(formatDate(date)).toBe(short.format(time).replaceAll(',', ''))
      expect(formatDate(date, 'plain')).toBe(plain.format(time))
      expect(formatMonth(date.slice(0, 7))).toBe(month.format(time))
      expect(formatMonth(date.slice(0, 7), 'monthShort')).toBe(monthShort.format(time))
    }
  })

  it('throws for an invalid date', () => {
    expect(() => formatDate('soon')).toThrow(RangeError)
    expect(() => formatMonth('2026-13')).toThrow(RangeError)
  })

  it('shows an instant in Sydney time with the zone’s abbreviation', () => {
    expect(formatInstant('2026-11-20T03:05:00Z')).toBe('Fri 20 Nov 2026, 2:05 pm AEDT')
    expect(formatInstant('2026-07-01T14:30:00Z')).toBe('Thu 2 July 2026, 12:30 am AEST')
  })

  it('shows an instant in another time zone', () => {
    expect(formatInstant('2027-01-04T13:00:00Z', 'Australia/Perth')).toBe('Mon 4 Jan 2027, 9:00 pm AWST')
    expect(formatInstant('2027-01-04T13:00:00Z', 'UTC')).toBe('Mon 4 Jan 2027, 1:00 pm UTC')
  })

  it('marks local times on a different day from the departure', () => {
    expect(formatLocalTime('2026-12-08T21:45', '2026-12-08')).toBe('21:45')
    expect(formatLocalTime('2026-12-09T06:10', '2026-12-08')).toBe('06:10 +1')
    expect(formatLocalTime('2026-12-07T22:00', '2026-12-08')).toBe('22:00 −1')
    expect(speakLocalTime('2026-12-08T21:45', '2026-12-08')).toBe('9:45 pm')
    expect(speakLocalTime('2026-12-09T00:10', '2026-12-08')).toBe('12:10 am +1')
  })
})

describe('figures', () => {
  it('groups thousands', () => {
    expect(formatNumber(1_166_300)).toBe('1,166,300')
  })

  it('formats any number as Intl does in Australian English', () => {
    const platform = new Intl.NumberFormat('en-AU')
    const numbers = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.double({ noNaN: true, min: -1e12, max: 1e12 }))
    fc.assert(
      fc.property(numbers, (value) => {
        // Intl writes negative zero with a minus sign, which readers don't want.
        expect(formatNumber(value)).toBe(value === 0 ? '0' : platform.format(value))
      }),
    )
  })

  it('distinguishes counted seats, seats at or above the limit, and uncounted seats', () => {
    expect([1, 8, 9, null].map((seats) => formatSeats(seats))).toEqual(['1', '8', '9+', 'some'])
    expect([1, 3, 4, null].map((seats) => formatSeats(seats, 4))).toEqual(['1', '3', '4+', 'some'])
    expect([1, 4].map((seats) => speakSeats(seats, 4))).toEqual(['1 seat', '4+ seats'])
    expect([1, 2, 9, null].map((seats) => speakSeats(seats))).toEqual(['1 seat', '2 seats', '9+ seats', 'some seats'])
  })

  it('puts a noun in the singular only after 1', () => {
    expect([0, 1, 2, 2100].map((count) => countOf(count, 'option'))).toEqual([
      '0 options',
      '1 option',
      '2 options',
      '2,100 options',
    ])
    expect(countOf(3, 'person', 'people')).toBe('3 people')
    expect([speakNights({ min: 1, max: 1 }), speakNights({ min: 7, max: 14 })]).toEqual(['1 night', '7 to 14 nights'])
  })

  it('shows charges in their own currency, and no symbol where the source names none', () => {
    expect(formatCharges({ minor: 29_235, currency: 'AUD' })).toBe('$292.35')
    expect(formatCharges({ minor: 12_000, currency: 'JPY' })).toBe('¥12,000')
    expect(formatCharges({ minor: 29_235, currency: null })).toBe('292.35')
    expect(formatCharges({ minor: 28_865, currency: 'AUD' }, 3)).toBe('$865.95')
  })
})

describe('age', () => {
  const now = '2026-11-20T12:00:00Z'
  it.each([
    ['2026-11-20T11:59:40Z', 'fresh', 'just now'],
    ['2026-11-20T11:01:00Z', 'fresh', '59 min ago'],
    ['2026-11-20T11:00:00Z', 'recent', '1 h ago'],
    ['2026-11-19T12:00:01Z', 'recent', '23 h ago'],
    ['2026-11-19T12:00:00Z', 'old', '1 day ago'],
    ['2026-11-10T12:00:00Z', 'old', '10 days ago'],
  ])('of %s is %s, %s', (seenAt, level, words) => {
    expect(getAge(seenAt, now)).toMatchObject({ level, words })
  })

  it('of a check by a clock ahead of ours is not negative', () => {
    expect(getAge('2026-11-20T12:05:00Z', now).words).toBe('just now')
  })
})
