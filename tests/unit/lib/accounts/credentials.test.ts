import { describe, expect, it } from 'vitest'
import { credentialFaults, isEmail, normaliseEmail, passwordStrength } from '../../../../lib/accounts/credentials.ts'

const good = { name: 'Ann', email: 'ann@example.com', password: 'secret' }
const faulty = (tab: 'login' | 'signup' | 'reset', values: object) =>
  credentialFaults(tab, { ...good, ...values }).map(({ field }) => field)

describe('credentialFaults', () => {
  it('passes good values on every tab', () => {
    for (const tab of ['login', 'signup', 'reset'] as const) expect(faulty(tab, {})).toEqual([])
  })

  it('asks a log-in for an e-mail address and any password', () => {
    expect(faulty('login', { email: 'ann', password: '' })).toEqual(['email', 'password'])
    expect(faulty('login', { password: 'x', name: '' })).toEqual([])
  })

  it('asks a sign-up for a name and six characters of password', () => {
    expect(faulty('signup', { name: '  ', email: '', password: '12345' })).toEqual(['name', 'email', 'password'])
    expect(faulty('signup', { password: '123456' })).toEqual([])
    expect(credentialFaults('signup', { ...good, password: '1' })).toEqual([
      { field: 'password', message: 'Password must be at least 6 characters' },
    ])
  })

  it('refuses a name that could not be kept, before an account exists', () => {
    expect(faulty('signup', { name: 'x'.repeat(101) })).toEqual(['name'])
    expect(faulty('signup', { name: 'x'.repeat(1_000_000) })).toEqual(['name'])
    expect(faulty('signup', { name: 'Ann\u202e' })).toEqual(['name'])
    expect(faulty('signup', { name: 'Zoë 😀 עברית <b>' })).toEqual([])
  })

  it('asks a reset for nothing but an e-mail address', () => {
    expect(faulty('reset', { name: '', password: '' })).toEqual([])
    expect(faulty('reset', { email: '@' })).toEqual(['email'])
  })
})

describe('e-mail addresses', () => {
  it('need an @ and a dot', () => {
    expect(['a@b.c', 'a.b@c', 'a@b', 'a.b', ''].map(isEmail)).toEqual([true, true, false, false, false])
  })

  it('are sent trimmed and in lower case', () => {
    expect(normaliseEmail('  Ann@Example.COM\n')).toBe('ann@example.com')
  })
})

describe('the strength of a password', () => {
  it.each([
    ['', 'Password must be at least 6 characters'],
    ['short', 'Password must be at least 6 characters'],
    ['secret', 'Weak.'],
    ['aaaaaaaaaaaaaaaaaaaa', 'Weak.'],
    ['Horse7!x', 'Fair.'],
    ['correct horse', 'Fair.'],
    ['correct horse battery', 'Strong.'],
  ])('of “%s” is told: %s', (password, told) => {
    expect(passwordStrength(password).startsWith(told)).toBe(true)
  })
})
