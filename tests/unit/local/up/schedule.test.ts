import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextRun } from '../../../../local/up/scheduler.ts'

const sydney = (text: string, after: string) => nextRun({ text, timeZone: 'Australia/Sydney' }, after)
const utc = (text: string, after: string) => nextRun({ text, timeZone: 'UTC' }, after)

describe('nextRun', () => {
  it('counts intervals from now', () => {
    expect(utc('every 15 minutes', '2026-11-21T03:04:05.000Z')).toBe('2026-11-21T03:19:05.000Z')
    expect(utc('every 2 hours', '2026-11-21T03:04:05.000Z')).toBe('2026-11-21T05:04:05.000Z')
    expect(utc('every 1 minute', '2026-11-21T03:04:05.000Z')).toBe('2026-11-21T03:05:05.000Z')
  })

  it.each([
    ['15 3 * * *', '2026-11-20T16:14:59.000Z', '2026-11-20T16:15:00.000Z'],
    ['15 3 * * *', '2026-11-20T16:15:00.000Z', '2026-11-21T16:15:00.000Z'],
    // Standard time: the same hour in Sydney is a different one in UTC.
    ['15 3 * * *', '2026-07-01T00:00:00.000Z', '2026-07-01T17:15:00.000Z'],
    ['0 9 * * 1', '2026-11-21T03:00:00.000Z', '2026-11-22T22:00:00.000Z'],
    ['0 0 1 1 *', '2026-11-21T03:00:00.000Z', '2026-12-31T13:00:00.000Z'],
    ['*/20 8-9 * * *', '2026-11-20T21:40:00.000Z', '2026-11-20T22:00:00.000Z'],
    ['5,35 * * * *', '2026-11-20T21:10:00.000Z', '2026-11-20T21:35:00.000Z'],
  ])('reads %s in its time zone', (text, after, next) => {
    expect(sydney(text, after)).toBe(next)
  })

  it('is always later, at most a day, and exactly at the scheduled minute', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.nat({ max: 59 }), fc.nat({ max: 23 }), (date, minute, hour) => {
        const after = date.toISOString()
        const next = utc(`${minute} ${hour} * * *`, after)
        expect(next.slice(11)).toBe(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`)
        const wait = Date.parse(next) - date.getTime()
        expect(wait > 0 && wait <= 86_400_000).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it.each(['every day', '* * * *', '60 * * * *', '*/0 * * * *', 'a * * * *', '0 0 31 2 *'])('refuses %s', (text) => {
    expect(() => utc(text, '2026-11-21T03:00:00.000Z')).toThrow(SyntaxError)
  })
})
