import { TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountPaths, SessionsDocument } from '../../../../../lib/accounts/documents.ts'
import {
  beginSetUp,
  confirmSetUp,
  isPassed,
  readState,
  renewRecoveryCodes,
  resetSecondFactor,
  verifyCode,
} from '../../../../../lib/server/admin/second-factor.ts'
import { stageOperator } from './operator-stage.ts'

const stage = stageOperator('second-factor')
const start = Date.parse('2026-11-20T01:00:00Z')
const logIn = { uid: 'boss', auth_time: start / 1_000 - 60 }
const refused = (code: string) => expect.objectContaining({ code })
const minutes = (count: number) => count * 60_000

let secret: string
const at = (nowMs = start, auth_time = logIn.auth_time) => ({ db: stage.db, logIn: { ...logIn, auth_time }, nowMs })
const codeAt = (ms: number) => new TOTP({ secret }).generate({ timestamp: ms })
const factor = () => stage.at(accountPaths.secondFactor('boss'))
const sessions = async () => SessionsDocument.parse(await stage.at(accountPaths.sessions('boss')))

/** Returns a code that is wrong at `ms` and one 30-second step either side. */
function wrongAt(ms: number): string {
  const right = [-1, 0, 1].map((step) => codeAt(ms + step * 30_000))
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}

beforeEach(async () => {
  await stage.db.doc(accountPaths.sessions('boss')).set({ endedAt: 0, logIns: [] })
  secret = (await beginSetUp(at(), 'boss@pointsward.test')).secret
})

describe('setting up an authenticator app', () => {
  it('returns a secret as text and as a QR code, and grants no access yet', async () => {
    const { secret: another, qr } = await beginSetUp(at(), 'boss@pointsward.test')
    expect(another).toMatch(/^[A-Z2-7]{32}$/)
    expect(another).not.toBe(secret)
    expect(qr.size).toBeGreaterThan(30)
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect(await readState(at())).toBe('set-up')
    secret = another
    await expect(verifyCode(at(), codeAt(start))).rejects.toEqual(refused('aborted'))
  })

  it('is completed by the first code, returns ten recovery codes and grants access', async () => {
    const { recoveryCodes } = await confirmSetUp(at(), ` ${codeAt(start).replace(/^(...)/, '$1 ')}`)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-km-z]{4}-[2-9a-km-z]{4}-[2-9a-km-z]{4}$/)
    expect(await readState(at())).toBe('open')
    const kept = JSON.stringify(await factor())
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''))
  })

  it('rejects a log-in more than 15 minutes old', async () => {
    const late = beginSetUp(at(start, start / 1_000 - 15 * 60 - 1), 'boss@pointsward.test')
    await expect(late).rejects.toEqual(refused('unauthenticated'))
  })

  it('is rejected when an app is already set up', async () => {
    await confirmSetUp(at(), codeAt(start))
    await expect(beginSetUp(at(), 'boss@pointsward.test')).rejects.toEqual(refused('aborted'))
    await expect(confirmSetUp(at(), codeAt(start + 30_000))).rejects.toEqual(refused('aborted'))
  })
})

describe('a code', () => {
  let recoveryCodes: string[]
  beforeEach(async () => {
    recoveryCodes = (await confirmSetUp(at(), codeAt(start))).recoveryCodes
  })

  it('grants access for eight hours, only to its own log-in', async () => {
    const nowMs = start + minutes(1)
    await verifyCode(at(nowMs), codeAt(nowMs))
    const eight = 8 * minutes(60)
    expect(isPassed(await sessions(), logIn, nowMs + eight - 1)).toBe(true)
    expect(isPassed(await sessions(), logIn, nowMs + eight)).toBe(false)
    expect(isPassed(await sessions(), { ...logIn, auth_time: logIn.auth_time + 1 }, nowMs)).toBe(false)
    expect(isPassed(null, logIn, nowMs)).toBe(false)
    expect(await readState(at(nowMs, logIn.auth_time + 1))).toBe('code')
  })

  it('is accepted once, and invalidates earlier codes', async () => {
    const nowMs = start + minutes(2)
    await verifyCode(at(nowMs), codeAt(nowMs))
    await expect(verifyCode(at(nowMs), codeAt(nowMs))).rejects.toEqual(refused('invalid-argument'))
    await expect(verifyCode(at(nowMs), codeAt(nowMs - 30_000))).rejects.toEqual(refused('invalid-argument'))
    await verifyCode(at(nowMs), codeAt(nowMs + 30_000))
    await expect(verifyCode(at(nowMs), codeAt(nowMs + 60_000))).rejects.toEqual(refused('invalid-argument'))
  })

  it('is accepted by only one of three simultaneous attempts', async () => {
    const nowMs = start + minutes(2)
    const tries = await Promise.allSettled([1, 2, 3].map(() => verifyCode(at(nowMs), codeAt(nowMs))))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is rejected for 15 minutes after five wrong ones, even when correct', async () => {
    const nowMs = start + minutes(5)
    for (const _ of [1, 2, 3, 4]) {
      await expect(verifyCode(at(nowMs), wrongAt(nowMs))).rejects.toEqual(refused('invalid-argument'))
    }
    await expect(verifyCode(at(nowMs), 'abcd-abcd-abcd')).rejects.toEqual(refused('resource-exhausted'))
    await expect(verifyCode(at(nowMs), codeAt(nowMs))).rejects.toEqual(refused('resource-exhausted'))
    const later = nowMs + minutes(15)
    await verifyCode(at(later), codeAt(later))
    expect(await factor()).toMatchObject({ failures: 0, blockedUntil: 0 })
  })

  it('for recovery is accepted once, in any typing, until the codes are renewed', async () => {
    const [first = '', second = ''] = recoveryCodes
    expect(await verifyCode(at(), ` ${first.toUpperCase().replaceAll('-', ' ')} `)).toEqual({ recoveryCodesLeft: 9 })
    await expect(verifyCode(at(), first)).rejects.toEqual(refused('invalid-argument'))
    const renewed = (await renewRecoveryCodes(at())).recoveryCodes
    expect(renewed).toHaveLength(10)
    await expect(verifyCode(at(), second)).rejects.toEqual(refused('invalid-argument'))
    await verifyCode(at(), renewed[0] ?? '')
  })

  it('is rejected after a reset, which also revokes access', async () => {
    expect(await resetSecondFactor(stage.db, 'boss')).toBe(true)
    expect(isPassed(await sessions(), logIn, start)).toBe(false)
    const nowMs = start + minutes(1)
    await expect(verifyCode(at(nowMs), codeAt(nowMs))).rejects.toEqual(refused('aborted'))
    expect(await resetSecondFactor(stage.db, 'boss')).toBe(false)
    expect(await readState(at(nowMs))).toBe('set-up')
  })
})
