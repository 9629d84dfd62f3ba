import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { AlertSettings } from '../../lib/alerts/alert.ts'
import { SeatAlertSettings } from '../../lib/alerts/seat-alert.ts'
import { alertSettings, dayFromNow, planDocument, seatAlertSettings, seedOwner, userDocument } from './documents.ts'
import { stageRules } from './stage.ts'

const { as } = stageRules('sizes', async (db) => {
  await seedOwner(db)
  await setDoc(doc(db, 'users/owner/private/plan'), planDocument('gold'))
  await setDoc(doc(db, 'referrals/abcdefghjk'), { uid: 'owner', count: 0, payments: 0, leaderboardName: null })
})

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)
const bytesOf = (stored: object) => Buffer.byteLength(JSON.stringify(stored))
/** A character of three bytes, the most that one UTF-16 unit takes. */
const wide = '\u6771'
const quiet = { start: '22:00', end: '07:00', timeZone: `A${'a'.repeat(59)}` }
const channels = ['email', 'push', 'webhook', 'ntfy', 'telegram', 'feed']
const longestPlace = `region:${'a'.repeat(30)}`

const largestAlert = () => ({
  ...alertSettings(),
  name: wide.repeat(80),
  programs: ['qantas', 'velocity'],
  from: times(40, longestPlace),
  to: times(40, longestPlace),
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  cabins: ['Y', 'W', 'J', 'F'],
  seats: 9,
  carriers: times(20, 'QF'),
  maxPoints: 10_000_000,
  maxCharges: 100_000,
  stay: { min: 180, max: 180 },
  holding: { date: dayFromNow(300), cabin: 'J', points: 10_000_000 },
  ...{ quiet, channels },
})
const largestSeatAlert = () => ({
  ...seatAlertSettings(),
  name: wide.repeat(80),
  flight: 'QF1234',
  wanted: { kind: 'named', seats: times(20, '12K') },
  ...{ quiet, channels },
})

const kinds = {
  alerts: { largest: largestAlert, bytes: 4_400, schema: AlertSettings },
  'seat-alerts': { largest: largestSeatAlert, bytes: 900, schema: SeatAlertSettings },
} as const

/** Settings beyond one limit, by what is too large. */
const shared = {
  'a name': { name: 'x'.repeat(81) },
  'a name of 990 kB': { name: 'x'.repeat(990_000) },
  'a zone': { quiet: { ...quiet, timeZone: 'A'.repeat(61) } },
  channels: { channels: [...channels, 'email'] },
}
const tooLarge: Record<keyof typeof kinds, Record<string, object>> = {
  alerts: {
    ...shared,
    'the origins': { from: times(41, 'SYD') },
    'one origin': { from: [`${longestPlace}a`] },
    'one origin of 990 kB': { from: [times(247_500, 'SYD').join(',')] },
    'one of two origins': { from: ['SYD', 'SYD,MEL'] },
    'one destination of 990 kB': { to: ['SYD', times(247_500, 'SYD').join(',')] },
    'a destination with more in it': { to: [{ code: 'SYD' }] },
    weekdays: { weekdays: times(8, 1) },
    cabins: { cabins: times(5, 'J') },
    'the carriers': { carriers: times(21, 'QF') },
    'one carrier': { carriers: ['QF,JL'] },
    'one carrier of 990 kB': { carriers: [times(330_000, 'QF').join(',')] },
    'a carrier of nothing': { carriers: [''] },
    'a carrier as a number': { carriers: [12] },
  },
  'seat-alerts': {
    ...shared,
    'the flight': { flight: 'QF12345' },
    'the seats': { wanted: { kind: 'named', seats: times(21, '1A') } },
    'one seat': { wanted: { kind: 'named', seats: ['1A,2A'] } },
    'one seat of 990 kB': { wanted: { kind: 'named', seats: [times(330_000, '1A').join(',')] } },
  },
}

describe.each(['alerts', 'seat-alerts'] as const)('the largest document in users/{uid}/%s', (kind) => {
  const { largest, bytes, schema } = kinds[kind]
  const write = (settings: object) =>
    setDoc(doc(as.owner, `users/owner/${kind}/00`), { settings, updatedAt: serverTimestamp() })

  it('is accepted, and stays within its size', async () => {
    await assertSucceeds(write(largest()))
    expect(bytesOf({ settings: largest(), updatedAt: new Date().toISOString() })).toBeLessThanOrEqual(bytes)
  })

  it('is accepted by the servers’ schema if its time zone exists', () => {
    const zone = { quiet: { ...quiet, timeZone: 'America/Argentina/ComodRivadavia' } }
    expect(schema.safeParse({ ...largest(), ...zone }).error).toBeUndefined()
    // The rules can't check which time zones exist.
    expect(schema.safeParse(largest()).success).toBe(false)
  })

  it.each(Object.entries(tooLarge[kind]))(
    'is refused with too much in %s, by the rules and the servers’ schema',
    async (_, change) => {
      await assertFails(write({ ...largest(), ...change }))
      const zone = { quiet: { ...quiet, timeZone: 'UTC' } }
      expect(schema.safeParse({ ...largest(), ...zone, ...change }).success).toBe(false)
    },
  )
})

describe('the largest other document a member writes', () => {
  it('is a user document with a name of 100 characters', async () => {
    const name = wide.repeat(100)
    await assertSucceeds(updateDoc(doc(as.owner, 'users/owner'), { name }))
    await assertFails(updateDoc(doc(as.owner, 'users/owner'), { name: `${name}x` }))
    expect(bytesOf({ ...userDocument, name })).toBeLessThanOrEqual(600)
  })

  it('is a referral with a name of 40 characters', async () => {
    const leaderboardName = wide.repeat(40)
    const own = doc(as.owner, 'referrals/abcdefghjk')
    await assertSucceeds(updateDoc(own, { leaderboardName }))
    await assertFails(updateDoc(own, { leaderboardName: `${leaderboardName}x` }))
    expect(bytesOf({ uid: 'owner', count: 0, payments: 0, leaderboardName })).toBeLessThanOrEqual(200)
  })
})
