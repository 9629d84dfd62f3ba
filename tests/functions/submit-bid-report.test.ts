import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBidBands } from '../../lib/server/calculators/bid-reports.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'

let backend: Backend
let token = ''
let uid = ''

beforeAll(async () => {
  backend = await obtainBackend()
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const account = await signUpDirectly(host, `bids.${process.pid}@pointsward.test`, 'secret-password')
  token = account.idToken
  uid = account.localId
}, 180_000)
afterAll(() => backend.stop())

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const report = (change: Record<string, unknown> = {}) => ({
  program: 'qantas',
  from: 'SYD',
  to: 'LAX',
  cabin: 'J',
  points: 10_000,
  aud: 700,
  flownOn: day(10),
  outcome: 'accepted',
  ...change,
})
const body = (change?: Record<string, unknown>, website = '') => ({ report: report(change), website })
const send = (change?: Record<string, unknown>, as = token) => call('submitBidReport', body(change), as)

describe('submitBidReport', () => {
  it('stores a report for moderation, once per flight', async () => {
    expect((await send()).result).toMatchObject({ outcome: 'kept', reference: expect.stringMatching(/^U-/) })
    expect((await send({ aud: 1 })).result).toEqual({ outcome: 'already-told' })
    const kept = await adminFirestore()
      .doc(`bid-reports/${uid}_SYD-LAX_${day(10)}`)
      .get()
    expect(kept.data()).toMatchObject({ uid, group: 'long-haul', status: 'pending', aud: 700 })
  })

  it('explains why a report cannot be accepted', async () => {
    expect((await send({ from: 'XXX' })).result).toEqual({ outcome: 'unknown-airport' })
    expect((await send({ flownOn: day(-5) })).result).toEqual({ outcome: 'not-flown-yet' })
    expect((await send({ flownOn: day(800) })).result).toEqual({ outcome: 'too-old' })
  })

  it('refuses a guest and an invalid body', async () => {
    expect((await call('submitBidReport', body())).code).toBe('UNAUTHENTICATED')
    for (const change of [{ points: -1 }, { outcome: 'maybe' }, { uid: 'other' }, { from: 'sydney' }]) {
      expect((await send(change)).code).toBe('INVALID_ARGUMENT')
    }
  })

  it('counts only approved reports', async () => {
    const db = adminFirestore()
    const store = (index: number, status: string) =>
      db.doc(`bid-reports/seed-${process.pid}-${index}`).set({
        ...report({ program: 'velocity', to: 'MEL', points: 0, aud: 100 + index }),
        uid: 'seed',
        group: 'domestic',
        status,
        createdAt: new Date().toISOString(),
      })
    const band = async () =>
      (await readBidBands(db)).find(({ program, group }) => program === 'velocity' && group === 'domestic')
    await Promise.all([0, 1, 2, 3].map((index) => store(index, 'approved')))
    await store(4, 'pending')
    expect(await band()).toBeUndefined()
    await store(4, 'approved')
    expect(await band()).toMatchObject({ accepted: 5, fairAud: 102 })
  })
})
