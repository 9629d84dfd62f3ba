import type { LocalDate } from '../core/clock.ts'
import { isDate } from '../core/dates.ts'

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

/** Throws RuleError `bad-miles` unless `miles` is a finite number of 0 or more. */
export function requireMiles(miles: number): void {
  if (!Number.isFinite(miles) || miles < 0) {
    throw new RuleError('bad-miles', `A distance is 0 miles or more, not ${miles}.`)
  }
}

// Parsing a date costs more than pricing a Trip, and the same few dates are checked again and again.
const goodDates = new Set<LocalDate>()
const datesKept = 4096

/** Throws RuleError `bad-date` unless `date` is a calendar date such as 2026-11-20. */
export function requireDate(date: LocalDate): void {
  if (goodDates.has(date)) return
  if (!isDate(date)) throw new RuleError('bad-date', `"${date}" is not a date such as 2026-11-20.`)
  if (goodDates.size >= datesKept) goodDates.clear()
  goodDates.add(date)
}

/** Throws RuleError `bad-amount` unless `amount` is a finite number of 0 or more; `what` names it in the message. */
export function requireAmount(amount: number, what: string): void {
  if (!Number.isFinite(amount) || amount < 0) {
    throw new RuleError('bad-amount', `${what} is 0 or more, not ${amount}.`)
  }
}
