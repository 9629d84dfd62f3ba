/** One line of the working: what is looked up, how, and what comes out. */
export type Step = { what: string; how: string; figure: string }

/** A worth of a point in words: `1 cent`, `1.5 cents`. */
export function centsWords(cents: number): string {
  return `${cents} ${cents === 1 ? 'cent' : 'cents'}`
}
