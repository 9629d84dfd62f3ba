import { beforeEach, describe, expect, it } from 'vitest'
import { clearReferral, recallReferral, rememberReferral } from '../../../../lib/accounts/referral.ts'

const weekMs = 604_800_000
const kept = new Map<string, string>()
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => kept.clear())

describe('a remembered referral', () => {
  it('is stored under the specified keys', () => {
    rememberReferral(store, 'abcdefghjk', 1_000)
    expect(Object.fromEntries(kept)).toEqual({ referral: 'abcdefghjk', 'referral-expiry': String(weekMs + 1_000) })
  })

  it('is valid for seven days, then removed', () => {
    rememberReferral(store, 'abcdefghjk', 0)
    expect(recallReferral(store, weekMs - 1)).toBe('abcdefghjk')
    expect(recallReferral(store, weekMs)).toBeNull()
    expect(kept.size).toBe(0)
  })

  it('is replaced by a newer one', () => {
    rememberReferral(store, 'first', 0)
    rememberReferral(store, 'second', 5)
    expect(recallReferral(store, weekMs + 1)).toBe('second')
  })

  it('can be forgotten', () => {
    rememberReferral(store, 'abcdefghjk', 0)
    clearReferral(store)
    expect(kept.size).toBe(0)
  })

  it.each(['<script>', 'x'.repeat(65), '', 'a b'])('ignores %j, which is not a valid code', (code) => {
    rememberReferral(store, code, 0)
    expect(recallReferral(store, 1)).toBeNull()
  })

  it('ignores a code without a readable expiry', () => {
    kept.set('referral', 'abcdefghjk')
    expect(recallReferral(store, 1)).toBeNull()
    kept.set('referral', 'abcdefghjk').set('referral-expiry', 'soon')
    expect(recallReferral(store, 1)).toBeNull()
  })
})
