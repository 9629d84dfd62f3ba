/** What a question to a program's rules can have wrong with it. */
export type RuleErrorCode = 'bad-miles' | 'bad-date' | 'before-any-table' | 'bad-amount' | 'bad-trip'

/** A question the rules cannot answer as asked; `message` is a sentence fit for a person. */
export class RuleError extends Error {
  readonly code: RuleErrorCode

  constructor(code: RuleErrorCode, message: string) {
    super(message)
    this.name = 'RuleError'
    this.code = code
  }
}
