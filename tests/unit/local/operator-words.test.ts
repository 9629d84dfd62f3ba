import { expect, it, vi } from 'vitest'
import { setOperator } from '../../../lib/server/admin/operators.ts'
import { operatorWords, refusalWords } from '../../../local/operator-words.ts'

function stage(customClaims?: Record<string, unknown>) {
  const setCustomUserClaims = vi.fn(async () => {})
  const users = customClaims === undefined ? [] : [{ uid: 'ann', customClaims }]
  return { getUsers: async () => ({ users, notFound: [] }) as never, setCustomUserClaims }
}
const request = { email: 'ann@pointsward.test', action: 'add' as const, backend: 'the running local site' }

it('adds the admin claim to the existing ones, and removes it', async () => {
  const member = stage({ plan: 'gold' })
  expect(await setOperator(member, request.email, true)).toBe('changed')
  expect(member.setCustomUserClaims).toHaveBeenCalledWith('ann', { plan: 'gold', admin: true })
  const operator = stage({ plan: 'gold', admin: true })
  expect(await setOperator(operator, request.email, false)).toBe('changed')
  expect(operator.setCustomUserClaims).toHaveBeenCalledWith('ann', { plan: 'gold' })
})

it('changes nothing if the claim is already as requested, or the account is unknown', async () => {
  for (const [known, isOperator, outcome] of [
    [stage({ admin: true }), true, 'same'],
    [stage({}), false, 'same'],
    [stage(), true, 'unknown'],
  ] as const) {
    expect(await setOperator(known, request.email, isOperator)).toBe(outcome)
    expect(known.setCustomUserClaims).not.toHaveBeenCalled()
  }
})

it('says what happened, with the exit code', () => {
  expect(operatorWords('changed', request)).toEqual({
    code: 0,
    line: 'ann@pointsward.test may now open /admin/dashboard on the running local site.',
  })
  expect(operatorWords('same', { ...request, action: 'remove' })).toMatchObject({ code: 0 })
  expect(operatorWords('same', request).line).toContain('nothing was changed')
  const unknown = operatorWords('unknown', { ...request, action: 'remove' })
  expect(unknown).toEqual({
    code: 1,
    line: 'ann@pointsward.test has no account on the running local site; nothing was changed.',
  })
  expect(operatorWords('changed', { ...request, action: 'reset' }).line).toContain('another authenticator app')
  expect(operatorWords('unknown', request).line).toContain('Sign up there first')
})

it('says why the account could not be looked up', () => {
  expect(refusalWords({ code: 'auth/invalid-email' }, 'ann', 'x')).toBe(
    'ann isn’t an email address; nothing was changed.',
  )
  expect(refusalWords(new Error('connect ECONNREFUSED'), 'ann', 'The site')).toContain('ECONNREFUSED')
})
