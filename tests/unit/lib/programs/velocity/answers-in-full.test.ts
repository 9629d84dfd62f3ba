import { describe, expect, test } from 'vitest'
import type { Segment } from '../../../../../lib/programs/segment.ts'
import { distanceTable, spendTable } from '../../../../../lib/programs/velocity/data/status-data.ts'
import { krisflyerMilesFor } from '../../../../../lib/programs/velocity/points.ts'
import { priceVelocityReward } from '../../../../../lib/programs/velocity/reward-seat.ts'
import { velocityStatusCredits, velocityStatusOutlook } from '../../../../../lib/programs/velocity/status.ts'
import { priceVelocityTrip } from '../../../../../lib/programs/velocity/trip-price.ts'

const today = '2026-11-20'

describe('status credits of a ticket', () => {
  const ticket = { fare: 'flex', fareAud: 300, miles: 439, network: 'domestic', bookedOn: today } as const

  test.each([
    ['by the fare', today, spendTable],
    ['by the distance', '2024-05-01', distanceTable],
  ] as const)('%s name the table they are from', (_, bookedOn, { id, title, asOf, sources, confidence }) => {
    const earned = velocityStatusCredits({ ...ticket, bookedOn })
    expect(earned).toMatchObject({ status: 'published', table: { id, title, asOf, sources, confidence } })
  })

  test('go by whole miles, up to the last mile of a band', () => {
    const before = { ...ticket, bookedOn: '2024-05-01' }
    const [band] = distanceTable.rows.filter(({ network, maxMiles }) => network === 'domestic' && maxMiles !== null)
    const credits = (miles: number) => velocityStatusCredits({ ...before, miles })
    const most = band?.maxMiles ?? 0
    expect(credits(most)).toMatchObject({ statusCredits: band?.flex })
    expect(credits(most + 0.4)).toEqual(credits(most))
    expect(credits(most + 0.5)).toEqual(credits(most + 1))
    expect(credits(most + 1)).not.toEqual(credits(most))
  })

  test('before the oldest table are not published', () => {
    const first = distanceTable.validFrom
    expect(velocityStatusCredits({ ...ticket, bookedOn: first })).toMatchObject({ status: 'published' })
    expect(velocityStatusCredits({ ...ticket, bookedOn: '2001-01-01' })).toEqual({
      status: 'not-published',
      reason: 'The status credit table of 2001-01-01 isn’t published.',
    })
  })

  test.each([
    [{ fareAud: -1 }, 'A fare is 0 or more, not -1.'],
    [{ miles: -1 }, 'A distance is 0 miles or more, not -1.'],
    [{ bookedOn: '2026-02-30' }, '"2026-02-30" is not a date'],
  ])('refuse %j', (change, message) => {
    expect(() => velocityStatusCredits({ ...ticket, ...change })).toThrow(message)
  })
})

describe('the status outlook of a member', () => {
  const year = { statusCredits: 0, fromVirgin: 0, eligibleSectors: 0 }
  const outlook = (change: object, held: Parameters<typeof velocityStatusOutlook>[1] = 'Red', on = today) =>
    velocityStatusOutlook({ ...year, ...change }, held, on)

  test('with no credits is Red, with Silver next', () => {
    expect(outlook({})).toEqual({
      attained: 'Red',
      afterReview: 'Red',
      next: { tier: 'Silver', statusCredits: 250, fromVirgin: 125, eligibleSectors: 0 },
      toKeepHeld: { tier: 'Red', statusCredits: 0, fromVirgin: 0, eligibleSectors: 0 },
    })
  })

  test('has no next tier at the top, and otherwise the one above the tier held or attained', () => {
    expect(outlook({ statusCredits: 9000, fromVirgin: 9000 }, 'Platinum Plus').next).toBeNull()
    expect(outlook({}, 'Gold').next?.tier).toBe('Platinum')
    expect(outlook({ statusCredits: 1000, fromVirgin: 500 }, 'Silver')).toMatchObject({
      ...{ attained: 'Platinum', afterReview: 'Platinum', next: { tier: 'Platinum Plus' } },
    })
  })

  test('needs a share from Virgin from 1 October 2025, and sectors before that', () => {
    const credits = { statusCredits: 250, eligibleSectors: 2 }
    expect(outlook(credits, 'Red', '2025-09-30')).toMatchObject({ attained: 'Silver', next: { fromVirgin: 0 } })
    expect(outlook(credits, 'Red', '2025-10-01')).toMatchObject({ attained: 'Red', next: { fromVirgin: 125 } })
    expect(outlook({}, 'Red', '2025-09-30').next).toEqual({
      ...{ tier: 'Silver', statusCredits: 250, fromVirgin: 0, eligibleSectors: 2 },
    })
    expect(outlook({}, 'Platinum', '2025-09-30').next).toBeNull()
  })

  test('treats a held Platinum Plus as Red before that tier existed', () => {
    expect(outlook({}, 'Platinum Plus', '2025-09-30').toKeepHeld.tier).toBe('Red')
  })

  test.each([
    [{ statusCredits: -1 }, 'A number of status credits is 0 or more, not -1.'],
    [{ fromVirgin: -2 }, 'A number of status credits is 0 or more, not -2.'],
    [{ eligibleSectors: -3 }, 'A number of sectors is 0 or more, not -3.'],
  ])('refuses %j', (change, message) => {
    expect(() => outlook(change)).toThrow(message)
  })
})

describe('points transferred to KrisFlyer', () => {
  test('are refused below the minimum of 5,000 points', () => {
    expect(() => krisflyerMilesFor(4999, today)).toThrow('A transfer is at least 5000 points, not 4999.')
    expect(() => krisflyerMilesFor(Number.NaN, today)).toThrow('A number of points is 0 or more, not NaN.')
    expect(krisflyerMilesFor(5000, today)).toBeGreaterThan(0)
  })
})

describe('a trip', () => {
  const flight = (from: string, to: string, more: Partial<Segment> = {}): Segment => ({
    ...{ from, to, carrier: 'VA', cabin: 'Y' },
    ...more,
  })

  test('is one table price for its distance, with three tiers on a domestic flight', () => {
    const trip = priceVelocityTrip([flight('MEL', 'SYD')], today)
    if (trip.status !== 'published') throw new Error(trip.reason)
    const [part] = trip.parts
    expect(trip).toEqual({
      status: 'published',
      points: part?.points,
      parts: [part],
      confidence: part?.table.confidence,
    })
    expect(part?.tiers).toHaveLength(3)
  })

  test('has no price where its seat has none', () => {
    expect(priceVelocityTrip([flight('MEL', 'SYD', { carrier: 'ZZ' })], today)).toEqual(
      priceVelocityReward({ from: 'MEL', to: 'SYD', carrier: 'ZZ', cabin: 'Y', bookedOn: today }),
    )
  })

  test('has a stopover after more than 24 hours on the ground, and only where both times are known', () => {
    const reason = 'A stopover costs more, but Velocity doesn’t publish how much.'
    const waiting = (departs: string | null) =>
      priceVelocityTrip(
        [flight('MEL', 'SYD', { arrives: '2026-12-01T10:00' }), flight('SYD', 'OOL', { departs })],
        today,
      )
    expect(waiting('2026-12-02T10:01')).toEqual({ status: 'not-published', reason })
    expect(waiting('2026-12-02T10:00')).not.toMatchObject({ reason })
    expect(waiting(null)).not.toMatchObject({ reason })
  })
})
