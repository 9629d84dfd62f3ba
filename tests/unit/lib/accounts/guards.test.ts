import { describe, expect, it } from 'vitest'
import { guards, requireGuard } from '../../../../lib/accounts/guards.ts'

const user = {
  uid: 'u',
  email: 'a@b.c',
  emailVerified: true,
  displayName: null,
  admin: false,
  claimedPlan: 'free' as const,
}
const stranger = { user: null, staleUser: false, known: true }
const unknown = { user: null, staleUser: false, known: false }
const stale = { user: null, staleUser: true, known: true }
const member = { user, staleUser: false, known: true }
const admin = { ...member, user: { ...user, admin: true } }

describe('route guards', () => {
  it('let members in, even before their session is confirmed, and ask strangers to log in', () => {
    expect([member, admin, stale, unknown].map(guards.member)).toEqual(['pass', 'pass', 'pass', 'pass'])
    expect(guards.member(stranger)).toBe('log-in')
  })

  it('let only admins into the team’s pages, and wait until the claim is known', () => {
    expect([admin, member, stale, unknown, stranger].map(guards.admin)).toEqual([
      'pass',
      'refuse',
      'wait',
      'wait',
      'log-in',
    ])
  })

  it('are found by name; an unknown or inherited name throws', () => {
    expect(requireGuard('admin')).toBe(guards.admin)
    for (const name of ['', 'Admin', 'toString', 'constructor']) {
      expect(() => requireGuard(name)).toThrow('Unknown route middleware')
    }
  })
})
