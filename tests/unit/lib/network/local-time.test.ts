import { describe, expect, test } from 'vitest'
import { instantAt, minutesBetween } from '../../../../lib/network/local-time.ts'

const utc = (airport: string, local: string) => new Date(instantAt(airport, local)).toISOString().slice(0, 16)

describe('instantAt', () => {
  test.each([
    ['SYD', '2026-07-01T10:00', '2026-07-01T00:00'],
    ['SYD', '2027-01-01T10:00', '2026-12-31T23:00'],
    ['ADL', '2027-01-01T10:00', '2026-12-31T23:30'],
    ['LHR', '2026-07-01T10:00', '2026-07-01T09:00'],
    ['LAX', '2026-07-01T10:00', '2026-07-01T17:00'],
    ['APW', '2026-07-01T10:00', '2026-06-30T21:00'],
  ])('%s at %s is %s in UTC', (airport, local, expected) => {
    expect(utc(airport, local)).toBe(expected)
  })

  test('a repeated hour means its first occurrence, and a skipped one the hour after', () => {
    expect(utc('SYD', '2026-04-05T02:30')).toBe('2026-04-04T15:30')
    expect(utc('SYD', '2026-10-04T02:30')).toBe('2026-10-03T16:30')
  })

  test('an unknown airport and an invalid local time throw', () => {
    expect(() => instantAt('QQQ', '2026-07-01T10:00')).toThrow(expect.objectContaining({ code: 'unknown-airport' }))
    expect(() => instantAt('SYD', 'noon')).toThrow('"noon" is not a local time')
  })
})

test('minutesBetween crosses the date line', () => {
  const minutes = minutesBetween(
    { airport: 'SYD', local: '2026-11-20T11:00' },
    { airport: 'LAX', local: '2026-11-20T06:00' },
  )
  expect(minutes).toBe(14 * 60)
})
