import { describe, expect, test } from 'vitest'
import { flownMiles } from '../../../../../lib/network/distance.ts'
import { releaseTable } from '../../../../../lib/programs/qantas/data/release-data.ts'
import { qantasReleaseDay } from '../../../../../lib/programs/qantas/release-window.ts'
import { priceUpgrade } from '../../../../../lib/programs/qantas/upgrade.ts'
import { canRequestUpgrade, upgradeTimes } from '../../../../../lib/programs/qantas/upgrade-request.ts'

describe('qantasReleaseDay', () => {
  const query = { departure: '2027-11-08', carrier: 'QF', cabin: 'J', tier: 'Gold', longHaul: true } as const
  test.each([
    [query, '2026-11-20', '2026-11-20'],
    [{ ...query, tier: 'Silver' }, '2026-12-20', '2026-12-20'],
    [{ ...query, tier: 'Bronze' }, '2027-01-15', '2027-01-15'],
    [{ ...query, tier: 'Bronze', longHaul: null }, '2026-11-20', '2027-01-15'],
    [{ ...query, tier: 'Bronze', cabin: 'Y' }, '2026-11-20', '2026-11-20'],
    [{ ...query, carrier: 'JQ' }, '2027-01-12', '2027-01-12'],
    [{ ...query, carrier: 'EK' }, '2026-12-04', '2026-12-13'],
    [{ ...query, carrier: 'CX' }, '2026-11-20', '2026-11-20'],
    [{ ...query, carrier: 'AA' }, '2026-12-12', '2026-12-12'],
  ] as const)('%o', (question, earliest, latest) => {
    expect(qantasReleaseDay(question)).toMatchObject({ earliest, latest })
  })

  test('of an airline without a known window is not published', () => {
    expect(qantasReleaseDay({ ...query, carrier: 'PG' })).toEqual({
      status: 'not-published',
      reason: 'How early PG opens its reward seats to Qantas members isn’t published.',
    })
  })

  test('comes with its days and the table they are from', () => {
    const { id, title, asOf, sources, confidence } = releaseTable
    expect(qantasReleaseDay({ ...query, carrier: 'EK' })).toEqual({
      ...{ status: 'published', earliest: '2026-12-04', latest: '2026-12-13' },
      ...{ daysBefore: { max: 339, min: 330 }, table: { id, title, asOf, sources, confidence } },
    })
  })
})

describe('upgrades', () => {
  const zone6 = { miles: flownMiles('MEL', 'NRT'), to: 'J', bookedOn: '2026-11-20' } as const
  test.each([
    ['u1', 'economy', 78_500],
    ['u2', 'flexibleEconomy', 43_100],
    ['from a reward seat', 'economyReward', 83_600],
  ] as const)('%s: MEL-NRT from %s', (_, from, points) => {
    expect(priceUpgrade({ ...zone6, from })).toMatchObject({ points, zone: 6 })
  })

  test.each([
    ['another zone', { ...zone6, miles: 4000, from: 'economy' }],
    ['another cabin', { ...zone6, to: 'W', from: 'economy' }],
    ['before August 2025', { ...zone6, bookedOn: '2025-08-04', from: 'economy' }],
    ['beyond every zone', { ...zone6, miles: 16_000, from: 'economy' }],
  ] as const)('%s is not published', (_, query) => {
    expect(priceUpgrade(query).status).toBe('not-published')
  })

  test('says which tickets can request an upgrade, and until when', () => {
    expect([canRequestUpgrade('k'), canRequestUpgrade('O'), canRequestUpgrade('I')]).toEqual([true, false, null])
    expect(upgradeTimes('Platinum One', 'international')).toEqual({ requestUntilHours: 10, decidedFromHours: 168 })
    expect(upgradeTimes('Bronze', 'domestic')).toEqual({ requestUntilHours: 5, decidedFromHours: 24 })
  })
})
