import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfMember, quietUntil, sendTime, TIMES_A_DAY } from '../../../../lib/alerts/send-time.ts'

const night = { start: '22:00', end: '07:00', timeZone: 'Australia/Sydney' }

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

describe('quiet hours', () => {
  it.each([
    ['before they begin', '2026-11-20T10:59:59.000Z', null],
    ['as they begin', '2026-11-20T11:00:00.000Z', '2026-11-20T20:00:00.000Z'],
    ['after midnight', '2026-11-20T16:30:12.345Z', '2026-11-20T20:00:00.000Z'],
    ['in their last minute', '2026-11-20T19:59:59.999Z', '2026-11-20T20:00:00.000Z'],
    ['as they end', '2026-11-20T20:00:00.000Z', null],
  ])('%s', (_, now, until) => {
    expect(quietUntil(now, night)).toBe(until)
  })

  it('may be in the daytime, and in another time zone', () => {
    const office = { start: '09:00', end: '17:30', timeZone: 'Asia/Kathmandu' }
    expect(quietUntil('2026-11-20T03:14:00.000Z', office)).toBeNull()
    expect(quietUntil('2026-11-20T03:15:00.000Z', office)).toBe('2026-11-20T11:45:00.000Z')
    expect(quietUntil('2026-11-20T03:15:00.000Z', null)).toBeNull()
  })

  it('end an hour sooner in the night the clocks go forward, and an hour later when they go back', () => {
    // Sydney, 4 October 2026: 02:00 becomes 03:00.
    expect(quietUntil('2026-10-03T12:00:00.000Z', night)).toBe('2026-10-03T20:00:00.000Z')
    // Sydney, 5 April 2026: 03:00 becomes 02:00.
    expect(quietUntil('2026-04-04T11:00:00.000Z', night)).toBe('2026-04-04T21:00:00.000Z')
  })

  it('end at the clock change if their end is skipped, and recur in an hour that repeats', () => {
    const early = { ...night, end: '02:30' }
    expect(quietUntil('2026-10-03T12:00:00.000Z', early)).toBe('2026-10-03T16:00:00.000Z')
    expect(quietUntil('2026-04-04T11:00:00.000Z', early)).toBe('2026-04-04T15:30:00.000Z')
    expect(quietUntil('2026-04-04T16:10:00.000Z', early)).toBe('2026-04-04T16:30:00.000Z')
  })

  it('last a day longer where the clocks skip the only minutes that are not quiet', () => {
    // London, 28 March 2027: 01:00 becomes 02:00.
    const almostAlways = { start: '01:01', end: '01:00', timeZone: 'Europe/London' }
    expect(quietUntil('2027-03-27T01:01:00.000Z', almostAlways)).toBe('2027-03-29T00:00:00.000Z')
  })

  it('move by half an hour on Lord Howe Island', () => {
    const lordHowe = { ...night, timeZone: 'Australia/Lord_Howe' }
    expect(quietUntil('2026-10-03T12:00:00.000Z', lordHowe)).toBe('2026-10-03T20:00:00.000Z')
  })

  it('end within 25 hours, at a moment that is not quiet, and no later than necessary', () => {
    const zones = fc.constantFrom('Australia/Sydney', 'Australia/Adelaide', 'Europe/London', 'America/New_York', 'UTC')
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(zones, time, time, moment, (timeZone, start, end, at) => {
        // Where an hour or less is not quiet, the clocks can skip all of it in spring, and the quiet lasts a day more.
        fc.pre((minutesOf(start) - minutesOf(end) + 1_440) % 1_440 > 60)
        const quiet = { start, end, timeZone }
        const until = quietUntil(at.toISOString(), quiet)
        if (until === null) return
        const minutes = (Date.parse(until) - at.getTime()) / 60_000
        expect(minutes).toBeGreaterThan(0)
        expect(minutes).toBeLessThanOrEqual(25 * 60)
        expect(quietUntil(until, quiet)).toBeNull()
        expect(quietUntil(new Date(Date.parse(until) - 1).toISOString(), quiet)).toBe(until)
      }),
    )
  })
})

describe('when a message goes out', () => {
  const now = '2026-11-20T05:00:00.000Z'

  it('is at once, or after quiet hours', () => {
    expect(sendTime(now, { quiet: null }, TIMES_A_DAY - 1)).toBe(now)
    expect(sendTime('2026-11-20T12:00:00.000Z', { quiet: night }, 0)).toBe('2026-11-20T20:00:00.000Z')
  })

  it('is the next full hour after many messages that day, and never in quiet hours', () => {
    expect(sendTime(now, { quiet: null }, TIMES_A_DAY)).toBe('2026-11-20T06:00:00.000Z')
    expect(sendTime('2026-11-20T05:59:59.999Z', { quiet: null }, TIMES_A_DAY)).toBe('2026-11-20T06:00:00.000Z')
    const perth = { start: '14:00', end: '16:00', timeZone: 'Australia/Perth' }
    expect(sendTime(now, { quiet: perth }, TIMES_A_DAY)).toBe('2026-11-20T08:00:00.000Z')
    expect(sendTime('2026-11-20T12:20:00.000Z', { quiet: night }, TIMES_A_DAY)).toBe('2026-11-20T20:00:00.000Z')
  })

  it('counts from the member’s own midnight', () => {
    expect(dayOfMember(now, { quiet: null }).since).toBe('2026-11-19T13:00:00.000Z')
    expect(dayOfMember(now, { quiet: { ...night, timeZone: 'UTC' } }).since).toBe('2026-11-20T00:00:00.000Z')
    // On the day the clocks went forward at two, midnight was still in winter time.
    expect(dayOfMember('2026-10-04T05:00:00.000Z', { quiet: null }).since).toBe('2026-10-03T14:00:00.000Z')
  })
})
