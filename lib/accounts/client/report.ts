import { reportFault as report } from '../../core/faults.ts'

/** Reports a fault of the account to the console and to error reporting. */
export function reportFault(what: string, error: unknown): void {
  report(`account: ${what}`, error)
}
