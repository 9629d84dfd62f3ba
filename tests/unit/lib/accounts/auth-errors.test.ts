import { describe, expect, it } from 'vitest'
import { accountErrorText, authErrorCode, dialogError, isLinkRefused } from '../../../../lib/accounts/auth-errors.ts'
import { PasswordRequirementsError } from '../../../../lib/accounts/password-requirements.ts'

const fault = (code: string) => Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` })

const specified = [
  'internal-error',
  'user-mismatch',
  'password-does-not-meet-requirements',
  'unauthorized-domain',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'web-storage-unsupported',
  'network-request-failed',
  'invalid-auth-event',
  'auth-domain-config-required',
  'invalid-api-key',
  'argument-error',
  'wrong-password',
  'invalid-credential',
  'email-already-in-use',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'requires-recent-login',
]

describe('dialogError', () => {
  it('reports that an e-mail address is taken, and offers to log in', () => {
    expect(dialogError(fault('email-already-in-use'))).toEqual({
      text: 'There is already an account with this email address.',
      hint: null,
      raw: null,
      offer: 'login',
    })
  })

  it.each(['invalid-credential', 'wrong-password', 'user-not-found'])(
    'does not reveal which part was wrong for %s',
    (code) => {
      expect(dialogError(fault(code))).toEqual({
        text: 'The email address or password you entered is incorrect. Please try again. If this persists, please try resetting your password, or contact me.',
        hint: null,
        raw: null,
        offer: 'reset',
      })
    },
  )

  const general =
    'There was an error logging in or signing up. Please try again. If this persists, please contact me, quoting the error message below.'

  it.each(
    specified.filter(
      (code) => !['email-already-in-use', 'invalid-credential', 'wrong-password', 'user-not-found'].includes(code),
    ),
  )('quotes the raw message of %s below the general one, with a plain hint', (code) => {
    const { text, raw, hint } = dialogError(fault(code))
    expect(text).toBe(general)
    expect(raw).toBe(`Firebase: Error (auth/${code}).`)
    expect(hint).toMatch(/^[A-Z].*\.$/)
  })

  it.each([
    [new Error('Something else'), 'Something else'],
    [fault('never-heard-of'), 'Firebase: Error (auth/never-heard-of).'],
    ['thrown text', 'thrown text'],
  ])('quotes an unknown error: %s', (error, raw) => {
    expect(dialogError(error)).toEqual({ text: general, hint: null, raw, offer: null })
  })
})

describe('a password that the policy rejects', () => {
  const refused = new PasswordRequirementsError('Firebase: refused.', ['at least 8 characters', 'a number'])

  it('gets a message that names what is missing, and the dialog also gets the raw message', () => {
    expect(dialogError(refused)).toMatchObject({
      hint: 'The password still needs at least 8 characters, a number.',
      raw: 'Firebase: refused.',
    })
    expect(accountErrorText(refused)).toBe('The password still needs at least 8 characters, a number.')
  })

  it('gets a general message if the policy names no requirement', () => {
    expect(accountErrorText(new PasswordRequirementsError('x', []))).toBe('The password doesn’t meet the requirements.')
  })
})

describe('accountErrorText', () => {
  it.each(specified)('does not quote the raw Firebase message for %s', (code) => {
    expect(authErrorCode(fault(code))).toBe(code)
    expect(accountErrorText(fault(code))).not.toContain('Firebase')
  })

  it('quotes an unknown error', () => {
    expect(accountErrorText(new Error('Something else'))).toBe('That didn’t work: Something else')
  })
})

describe('isLinkRefused', () => {
  it('tells a link of no use from one that could not be checked', () => {
    expect(['expired-action-code', 'invalid-action-code'].map((code) => isLinkRefused(fault(code)))).toEqual([
      true,
      true,
    ])
    expect(isLinkRefused(fault('network-request-failed'))).toBe(false)
    expect(isLinkRefused(new Error('no answer'))).toBe(false)
  })
})
