import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDateOf } from '../../lib/core/clock.ts'
import { countNow } from '../../lib/server/admin/census.ts'
import { setOperator } from '../../lib/server/admin/operators.ts'
import { readMember } from '../../lib/server/admin/reads/members.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { signInDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'
import { documentAt, memberPassword, newMember, planOf, type TestMember } from './members.ts'
import { codeOf, setUpApp } from './second-factor.ts'

let backend: Backend
let operator: TestMember
let member: TestMember

beforeAll(async () => {
  backend = await obtainBackend()
  operator = await newMember('operator')
  member = await newMember('helped')
  await setOperator(adminAuth(), ` ${operator.email.toUpperCase()}`, true)
}, 180_000)
afterAll(() => backend.stop())

const body = (action: string, input: object, key: string = randomUUID()) => ({ key, action, input })
const byHand = (plan: string) => body('member.plan', { uid: member.uid, plan, reason: 'A gift' })

describe('adminAct', () => {
  it('is closed to guests and members whatever they send, and counts a member’s attempts', async () => {
    const calls = [byHand('gold'), { action: 'member.delete' }, 'x'.repeat(1_000_000), null]
    for (const each of calls)
      expect(await call('adminAct', each)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    for (const each of calls) {
      const answer = await call('adminAct', each, member.token)
      expect(answer).toMatchObject({
        status: 403,
        code: 'PERMISSION_DENIED',
        message: 'This is for the Pointsward team only.',
      })
    }
    expect(await planOf(member.uid)).toMatchObject({ name: { slug: 'free' } })
    const day = localDateOf(new Date().toISOString())
    expect(await documentAt(`audit-refusals/${member.uid}_${day}`)).toMatchObject({ uid: member.uid, count: 4 })
  })

  it('requires a second-factor code from an operator in each log-in', async () => {
    const refused = { status: 403, message: expect.stringContaining('authenticator app') }
    expect(await call('adminAct', byHand('gold'), operator.token)).toMatchObject(refused)
    const chat = {
      ...{ chat: `m-${member.uid}`, side: 'team', attempt: randomUUID(), text: 'Hello' },
      ...{ website: '', name: null, email: null },
    }
    expect(await call('sendChat', chat, operator.token)).toMatchObject(refused)
    expect(await call('secondFactor', { step: 'state' }, member.token)).toMatchObject({ status: 403 })
    expect(await call('secondFactor', { step: 'renew' }, operator.token)).toMatchObject(refused)
    const { secret, used } = await setUpApp(operator.token)
    expect((await call('secondFactor', { step: 'state' }, operator.token)).result).toEqual({ state: 'open' })
    expect(await call('secondFactor', { step: 'begin' }, operator.token)).toMatchObject({ code: 'ABORTED' })

    // Another log-in, in a later second, has not given a code yet.
    const second = Math.floor(Date.now() / 1_000)
    await expect.poll(() => Math.floor(Date.now() / 1_000), { timeout: 3_000 }).toBeGreaterThan(second)
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
    const { idToken } = await signInDirectly(host, operator.email, memberPassword)
    expect(await call('adminAct', byHand('gold'), idToken)).toMatchObject(refused)
    const again = await call('secondFactor', { step: 'verify', code: used }, idToken)
    expect(again).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
    const next = await call('secondFactor', { step: 'verify', code: codeOf(secret, 1) }, idToken)
    expect(next.result).toEqual({ recoveryCodesLeft: 10 })
    expect(await call('adminAct', byHand('silver'), idToken)).toMatchObject({ status: 200 })
  })

  it('reads the claim from the account, so that a token from before it was set works', async () => {
    expect((await call('adminAct', byHand('gold'), operator.token)).result).toMatchObject({
      done: true,
      repeated: false,
    })
    expect(await planOf(member.uid)).toEqual({ name: { slug: 'gold' }, status: 'active', periodEnd: null })
    expect((await adminAuth().getUser(member.uid)).customClaims).toMatchObject({ plan: 'gold' })
  })

  it('answers faults with the codes of the specification', async () => {
    const codes = [
      [body('member.plan', { uid: member.uid, plan: 'platinum', reason: 'x' }), 400, 'INVALID_ARGUMENT'],
      [body('form.state', { reference: 'C-NONE', status: 'closed' }), 404, 'NOT_FOUND'],
      [body('member.disable', { uid: operator.uid, disabled: true, reason: 'Try' }), 409, 'ABORTED'],
    ] as const
    for (const [each, status, code] of codes) {
      expect(await call('adminAct', each, operator.token)).toMatchObject({ status, code })
    }
  })

  it('mails a reset link, and counts plans and standings', async () => {
    const sent = await call('adminAct', body('member.reset-mail', { uid: member.uid }), operator.token)
    expect(sent.status).toBe(200)
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
    const codes = await fetch(`http://${host}/emulator/v1/projects/demo-pointsward/oobCodes`)
    const { oobCodes } = (await codes.json()) as { oobCodes: { email: string; requestType: string }[] }
    expect(oobCodes).toContainEqual(expect.objectContaining({ email: member.email, requestType: 'PASSWORD_RESET' }))
    const { plans, standings } = await countNow(adminFirestore(), new Date().toISOString())
    expect(plans.gold).toBeGreaterThanOrEqual(1)
    expect(standings['gold no period by hand']).toBeGreaterThanOrEqual(1)
  })

  it('disables, enables and deletes an account', async () => {
    const act = (action: string, more: object) =>
      call('adminAct', body(action, { uid: member.uid, reason: 'Asked us', ...more }), operator.token)
    const stores = { db: adminFirestore(), auth: adminAuth() }
    await act('member.disable', { disabled: true })
    expect(await readMember(stores, member.uid)).toMatchObject({ disabled: true, email: member.email })
    expect((await call('exportMyData', {}, member.token)).code).toBe('UNAUTHENTICATED')
    await act('member.disable', { disabled: false })
    expect((await act('member.delete', { confirmation: member.email })).status).toBe(200)
    expect(await readMember(stores, member.uid)).toBeNull()
  })

  it('is closed as soon as the claim is removed', async () => {
    await setOperator(adminAuth(), operator.email, false)
    expect((await call('adminAct', byHand('gold'), operator.token)).code).toBe('PERMISSION_DENIED')
  })
})
