/** One line of the working: what is worked out, how, and the result. */
export type Step = { what: string; how: string; figure: string }

/** Cents in words: `1 cent`, `1.5 cents`. */
export function centsWords(cents: number): string {
  return `${cents} ${cents === 1 ? 'cent' : 'cents'}`
}
