import { reportFault as report } from '../../core/faults.ts'

/** A fault of the account's: for the console, and for whatever reports errors. */
export function reportFault(what: string, error: unknown): void {
  report(`account: ${what}`, error)
}
