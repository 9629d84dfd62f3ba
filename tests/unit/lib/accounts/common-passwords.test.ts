import type { Auth } from 'firebase/auth'
import { describe, expect, it, vi } from 'vitest'
import { accountErrorText, dialogError } from '../../../../lib/accounts/auth-errors.ts'
import { underPasswordPolicy } from '../../../../lib/accounts/client/password-policy.ts'
import { isCommonPassword } from '../../../../lib/accounts/common-passwords.ts'
import { CommonPasswordError } from '../../../../lib/accounts/password-requirements.ts'

describe('isCommonPassword', () => {
  it.each(['123456', 'password', 'PassWord', 'qwertyuiop', 'letmein', 'football'])('finds %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })

  it.each(['Pointsward1', 'qantas2026!', 'Velocity.123', 'frequent flyer 1', 'points-password'.slice(0, 6)])(
    'finds %s, which is based on words of this site',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true)
    },
  )

  it.each([
    '',
    'qantas kettle orbit',
    'my velocity is low',
    'kettle orbit mango',
    'p4ss-w0rd-of-mine',
    'pass\u0000word',
    'x'.repeat(4_096),
  ])('does not count %s as common', async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  })
})

it('shows the same message for a common password in the dialog and in the settings', () => {
  const error = new CommonPasswordError('raw')
  expect(dialogError(error)).toMatchObject({ text: expect.stringContaining('Choose another'), raw: null, offer: null })
  expect(accountErrorText(error)).toBe(dialogError(error).text)
})

it('does not set a common password, but sets another one', async () => {
  const set = vi.fn(async () => 'set')
  await expect(underPasswordPolicy({} as Auth, 'football', set)).rejects.toBeInstanceOf(CommonPasswordError)
  expect(set).not.toHaveBeenCalled()
  expect(await underPasswordPolicy({} as Auth, 'kettle orbit mango', set)).toBe('set')
})
