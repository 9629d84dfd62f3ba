import { describe, expect, it } from 'vitest'
import { SignUp } from '../../../../lib/accounts/sign-up.ts'

const body = (name: unknown = 'Ann', email: unknown = 'ann@example.com', more: object = {}) => ({
  userInfo: { name, email },
  userId: 'uid',
  metadata: { referrer: 'direct' },
  ...more,
})

describe('SignUp', () => {
  it('normalises name and e-mail', () => {
    const { userInfo } = SignUp.parse(body('  Zoe\u0308 ', ' Ann@Example.COM '))
    expect(userInfo).toEqual({ name: 'Zoë', email: 'ann@example.com' })
  })

  it.each(['😀', 'עברית', 'محمد', '<img src=x onerror=alert(1)>', "Robert'); DROP TABLE users;--", 'x'.repeat(100)])(
    'keeps the name %j as it is',
    (name) => expect(SignUp.parse(body(name)).userInfo.name).toBe(name),
  )

  it.each([
    ['an empty name', body('')],
    ['blanks as a name', body('   ')],
    ['a name of 101 characters', body('x'.repeat(101))],
    ['a name of a megabyte', body('x'.repeat(1_000_000))],
    ['a control character', body('Ann\u0000')],
    ['a mark that turns text around', body('Ann\u202egnp.exe')],
    ['a name that is a number', body(7)],
    ['an e-mail without @', body('Ann', 'ann.example.com')],
    ['an e-mail without a dot', body('Ann', 'ann@example')],
    ['an endless e-mail', body('Ann', `${'a'.repeat(300)}@example.com`)],
    ['no user id', body('Ann', 'ann@example.com', { userId: '' })],
    ['an endless referrer', body('Ann', 'ann@example.com', { metadata: { referrer: 'x'.repeat(501) } })],
    ['no metadata', body('Ann', 'ann@example.com', { metadata: undefined })],
    ['an extra field', body('Ann', 'ann@example.com', { plan: 'gold' })],
    ['an extra field inside', body('Ann', 'ann@example.com', { metadata: { referrer: '', admin: true } })],
    ['null', null],
    ['text', 'Ann'],
  ])('refuses %s', (_, value) => {
    expect(SignUp.safeParse(value).success).toBe(false)
  })
})
