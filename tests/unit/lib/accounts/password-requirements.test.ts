import { describe, expect, it } from 'vitest'
import { unmetRequirements } from '../../../../lib/accounts/password-requirements.ts'

const passwordPolicy = { customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 64 } }

describe('unmetRequirements', () => {
  it('names every requirement that is not met', () => {
    const findings = {
      meetsMinPasswordLength: false,
      meetsMaxPasswordLength: false,
      containsLowercaseLetter: false,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
      passwordPolicy,
    }
    expect(unmetRequirements(findings)).toEqual([
      'at least 8 characters',
      'at most 64 characters',
      'a lower-case letter',
      'a capital letter',
      'a number',
      'a symbol',
    ])
  })

  it('leaves out what is met and what is not required', () => {
    expect(
      unmetRequirements({ meetsMinPasswordLength: true, containsNumericCharacter: false, passwordPolicy }),
    ).toEqual(['a number'])
    expect(unmetRequirements({ passwordPolicy })).toEqual([])
  })
})
