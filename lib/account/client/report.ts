/** Something went wrong that the person can't help: for the console, and for whatever reports errors from there. */
export function reportFault(what: string, error: unknown): void {
  console.error(`account: ${what}`, error)
}
