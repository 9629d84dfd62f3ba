import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clockDefaults } from '../../lib/calculators/release-clock.ts'
import { addDays } from '../../lib/core/dates.ts'
import { MAX_REMINDERS, storeReminder } from '../../lib/server/calculators/reminders.ts'
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
  const account = await signUpDirectly(host, `reminders.${process.pid}@pointsward.test`, 'secret-password')
  token = account.idToken
  uid = account.localId
}, 180_000)
afterAll(() => backend.stop())

const request = { ...clockDefaults, date: '2031-12-24', wanted: true }
const mine = async () => (await adminFirestore().collection('outbox').where('uid', '==', uid).get()).docs

describe('remindMe', () => {
  it('stores one future message, however often it is requested, and deletes it on request', async () => {
    const { result } = await call('remindMe', request, token)
    expect(result).toMatchObject({ outcome: 'kept' })
    await call('remindMe', request, token)
    const [message, ...more] = await mine()
    expect(more).toEqual([])
    expect(message?.data()).toMatchObject({ kind: 'reminder', status: 'pending', channel: 'email' })
    expect(message?.get('notBefore') > new Date().toISOString()).toBe(true)
    expect((await call('remindMe', { ...request, wanted: false }, token)).result).toMatchObject({
      outcome: 'taken-back',
    })
    expect(await mine()).toEqual([])
  })

  it('leaves a message alone that is just being sent', async () => {
    const now = new Date().toISOString()
    await storeReminder(adminFirestore(), uid, request, now)
    const [message] = await mine()
    await message?.ref.update({ status: 'sending' })
    expect((await storeReminder(adminFirestore(), uid, request, now)).outcome).toBe('kept')
    await storeReminder(adminFirestore(), uid, { ...request, wanted: false }, now)
    expect((await mine()).map((each) => each.get('status'))).toEqual(['sending'])
    await message?.ref.delete()
  })

  it('sets no reminder for a date that is already open', async () => {
    expect((await call('remindMe', { ...request, date: '2020-01-01' }, token)).result).toMatchObject({
      outcome: 'already-open',
    })
  })

  it('refuses a guest and an invalid body', async () => {
    expect((await call('remindMe', request)).code).toBe('UNAUTHENTICATED')
    for (const change of [{ date: 'soon' }, { carrier: 'XX' }, { uid: 'other' }])
      expect((await call('remindMe', { ...request, ...change }, token)).code).toBe('INVALID_ARGUMENT')
  })

  it('limits the number of a member’s reminders, but keeps an existing one', async () => {
    const now = new Date().toISOString()
    const keep = (days: number) =>
      storeReminder(adminFirestore(), uid, { ...request, date: addDays('2031-01-01', days) }, now)
    for (let at = 0; at < MAX_REMINDERS; at++) expect((await keep(at)).outcome).toBe('kept')
    expect((await keep(MAX_REMINDERS)).outcome).toBe('too-many')
    expect((await keep(0)).outcome).toBe('kept')
  })
})
