import { describe, expect, it } from 'vitest'
import { credentialFaults, isEmail, normaliseEmail, passwordStrength } from '../../../../lib/accounts/credentials.ts'

const good = { name: 'Ann', email: 'ann@example.com', password: 'secret' }
const faulty = (tab: 'login' | 'signup' | 'reset', values: object) =>
  credentialFaults(tab, { ...good, ...values }).map(({ field }) => field)

describe('credentialFaults', () => {
  it('accepts valid values on every tab', () => {
    for (const tab of ['login', 'signup', 'reset'] as const) expect(faulty(tab, {})).toEqual([])
  })

  it('requires an e-mail address and any password to log in', () => {
    expect(faulty('login', { email: 'ann', password: '' })).toEqual(['email', 'password'])
    expect(faulty('login', { password: 'x', name: '' })).toEqual([])
  })

  it('requires a name, an e-mail address and a password of six characters to sign up', () => {
    expect(faulty('signup', { name: '  ', email: '', password: '12345' })).toEqual(['name', 'email', 'password'])
    expect(faulty('signup', { password: '123456' })).toEqual([])
    expect(credentialFaults('signup', { ...good, password: '1' })).toEqual([
      { field: 'password', message: 'Password must be at least 6 characters' },
    ])
  })

  it('rejects a sign-up name that could not be stored', () => {
    expect(faulty('signup', { name: 'x'.repeat(101) })).toEqual(['name'])
    expect(faulty('signup', { name: 'x'.repeat(1_000_000) })).toEqual(['name'])
    expect(faulty('signup', { name: 'Ann\u202e' })).toEqual(['name'])
    expect(faulty('signup', { name: 'Zoë 😀 עברית <b>' })).toEqual([])
  })

  it('requires only an e-mail address for a reset', () => {
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

describe('passwordStrength', () => {
  it.each([
    ['', 'Password must be at least 6 characters'],
    ['short', 'Password must be at least 6 characters'],
    ['secret', 'Weak.'],
    ['aaaaaaaaaaaaaaaaaaaa', 'Weak.'],
    ['Horse7!x', 'Fair.'],
    ['correct horse', 'Fair.'],
    ['correct horse battery', 'Strong.'],
  ])('rates “%s” as: %s', (password, rating) => {
    expect(passwordStrength(password).startsWith(rating)).toBe(true)
  })
})
