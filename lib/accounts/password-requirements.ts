/** What the auth service found about a password; parts that its policy doesn't require are absent. */
export type PasswordFindings = {
  meetsMinPasswordLength?: boolean
  meetsMaxPasswordLength?: boolean
  containsLowercaseLetter?: boolean
  containsUppercaseLetter?: boolean
  containsNumericCharacter?: boolean
  containsNonAlphanumericCharacter?: boolean
  passwordPolicy: { customStrengthOptions: { minPasswordLength?: number; maxPasswordLength?: number } }
}

/** Returns what a password still needs, in words: `at least 8 characters`, `a number`. */
export function unmetRequirements(findings: PasswordFindings): string[] {
  const { minPasswordLength, maxPasswordLength } = findings.passwordPolicy.customStrengthOptions
  const demands: [met: boolean | undefined, words: string][] = [
    [findings.meetsMinPasswordLength, `at least ${minPasswordLength} characters`],
    [findings.meetsMaxPasswordLength, `at most ${maxPasswordLength} characters`],
    [findings.containsLowercaseLetter, 'a lower-case letter'],
    [findings.containsUppercaseLetter, 'a capital letter'],
    [findings.containsNumericCharacter, 'a number'],
    [findings.containsNonAlphanumericCharacter, 'a symbol'],
  ]
  return demands.filter(([met]) => met === false).map(([, words]) => words)
}

/** Thrown for a password that is among the first anyone would guess. */
export class CommonPasswordError extends Error {
  readonly code = 'auth/password-is-common'
  override readonly name = 'CommonPasswordError'
}

/** Thrown for a password that the service's policy refuses, with what it still needs. */
export class PasswordRequirementsError extends Error {
  readonly code = 'auth/password-does-not-meet-requirements'
  readonly requirements: string[]

  constructor(message: string, requirements: string[]) {
    super(message)
    this.name = 'PasswordRequirementsError'
    this.requirements = requirements
  }
}
