import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerClock,
  type ClockState,
  clockDefaults,
  clockFields,
  clockZones,
  midnightIn,
  openingStage,
} from '../../../../lib/calculators/release-clock.ts'
import { releaseReminder } from '../../../../lib/calculators/release-reminder.ts'
import { readState } from '../../../../lib/core/address-state.ts'
import { localDateOf } from '../../../../lib/core/clock.ts'
import { addDays } from '../../../../lib/core/dates.ts'
import { formatInstant } from '../../../../lib/core/formats.ts'

function opens(change: Partial<ClockState>) {
  const answer = answerClock({ ...clockDefaults, ...change })
  if (answer.status === 'not-published') throw new Error(answer.reason)
  return answer
}

describe('the day', () => {
  // 24 December 2027, as worked out in the guide: 5 January for Gold, 4 February for Silver, 2 March for Bronze.
  it.each([
    ['Gold', '2027-01-05'],
    ['Silver', '2027-02-04'],
    ['Bronze', '2027-03-02'],
  ] as const)('of premium cabins for %s is %s', (tier, day) => expect(opens({ tier }).earliest).toBe(day))

  it('is the same for every tier in economy and on short flights', () => {
    const days = (['Bronze', 'Gold'] as const).flatMap((tier) => [
      opens({ tier, cabin: 'Y' }),
      opens({ tier, haul: 'short' }),
    ])
    expect(new Set(days.map(({ earliest }) => earliest))).toEqual(new Set(['2027-01-05']))
  })

  it('is 330 days ahead with Velocity and 331 on Singapore Airlines, without an hour', () => {
    const velocity = opens({ program: 'velocity', carrier: 'VA' })
    expect([velocity.earliest, velocity.moments]).toEqual(['2027-01-28', []])
    expect(opens({ program: 'velocity', carrier: 'SQ' }).earliest).toBe('2027-01-27')
  })

  it('is not published for a carrier without a known window', () => {
    expect(answerClock({ ...clockDefaults, carrier: 'VA' }).status).toBe('not-published')
  })
})

describe('the stage of a departure', () => {
  it('is ahead until its last possible day, then open until it flies', () => {
    const stage = (today: string) => openingStage('2027-12-24', '2027-01-05', today)
    expect(['2027-01-04', '2027-01-05', '2027-12-24', '2027-12-25'].map(stage)).toEqual([
      'ahead',
      'open',
      'open',
      'flown',
    ])
  })
})

describe('the minute', () => {
  it('is given for both claimed release times, in the chosen time zone', () => {
    const { moments, remindAt } = opens({ tier: 'Gold', zone: 'Australia/Perth' })
    expect(moments.map(({ instant }) => instant)).toEqual(['2027-01-04T13:00:00.000Z', '2027-01-05T00:00:00.000Z'])
    expect(moments[0]?.local).toContain('9:00 pm')
    expect(remindAt).toBe(moments[0]?.instant)
    const adelaide = opens({ tier: 'Gold', zone: 'Australia/Adelaide' })
    expect(adelaide.moments[0]?.local).toContain('11:30 pm')
  })

  it('starts a day at midnight local time, also when the clocks change', () => {
    for (const day of ['2027-04-04', '2027-10-03', '2027-06-15', '2027-12-31']) {
      for (const zone of clockZones) {
        const begins = midnightIn(zone, day)
        expect([localDateOf(begins, zone), formatInstant(begins, zone)]).toEqual([
          day,
          expect.stringContaining('12:00 am'),
        ])
      }
    }
  })

  it('is on a day before the departure for any date, tier and carrier', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('Bronze', 'Silver', 'Gold'),
        fc.constantFrom('QF', 'JQ', 'EK', 'CX'),
        (date, tier, carrier) => {
          const { earliest, latest } = opens({ date, tier, carrier })
          expect(earliest <= latest && latest < date).toBe(true)
        },
      ),
    )
  })
})

describe('the reminder', () => {
  it('is a calendar file at that moment with two alarms', () => {
    const state = { ...clockDefaults, tier: 'Gold' as const }
    const text = releaseReminder(state, opens(state), '2026-11-20T01:00:00Z', 'https://example.test')
    expect(text).toContain('DTSTART:20270104T130000Z')
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2)
    expect(text).toContain('DTSTAMP:20261120T010000Z')
    expect(text).toContain('UID:release-qantas-QF-2027-12-24-Gold')
  })

  it('uses defaults for invalid values in an address', () => {
    const state = readState('tier=Gold&date=2027-02-30&carrier=%00', clockFields, clockDefaults)
    expect(state).toEqual({ ...clockDefaults, tier: 'Gold' })
  })
})
