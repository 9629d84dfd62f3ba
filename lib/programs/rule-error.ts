/** What can be wrong with a question to a program's rules. */
export type RuleErrorCode = 'bad-miles' | 'bad-date' | 'before-any-table' | 'bad-amount' | 'bad-trip'

/** A question that the rules cannot answer as asked; `message` is a sentence to show to the user. */
export class RuleError extends Error {
  readonly code: RuleErrorCode

  constructor(code: RuleErrorCode, message: string) {
    super(message)
    this.name = 'RuleError'
    this.code = code
  }
}
