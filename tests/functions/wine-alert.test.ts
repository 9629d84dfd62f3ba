import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'

let backend: Backend
let token = ''

beforeAll(async () => {
  backend = await obtainBackend()
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  token = (await signUpDirectly(host, `wine.${process.pid}@pointsward.test`, 'secret-password')).idToken
}, 180_000)
afterAll(() => backend.stop())

it('wineAlert sets, reads and ends a member’s alert, and refuses a guest and invalid bodies', async () => {
  const criteria = { minPoints: 1_200, maxCents: null }
  expect((await call('wineAlert', { kind: 'set', wish: criteria }, token)).result).toMatchObject({ wish: criteria })
  expect((await call('wineAlert', { kind: 'read' }, token)).result).toMatchObject({ wish: criteria })
  expect((await call('wineAlert', { kind: 'end' }, token)).result).toMatchObject({ wish: null })
  expect((await call('wineAlert', { kind: 'read' })).code).toBe('UNAUTHENTICATED')
  for (const body of [
    {},
    { kind: 'set' },
    { kind: 'set', wish: { minPoints: null, maxCents: null } },
    { kind: 'read', uid: 'x' },
  ])
    expect((await call('wineAlert', body, token)).code).toBe('INVALID_ARGUMENT')
})
