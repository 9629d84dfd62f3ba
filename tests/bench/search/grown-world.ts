import type { RouteDocument } from '../../../lib/availability/codec.ts'

/** A three-letter code for each number: the airports of a larger world. */
export function codeOf(number: number): string {
  return [676, 26, 1].map((unit) => String.fromCharCode(65 + (Math.floor(number / unit) % 26))).join('')
}

/** How many destinations each airport has. */
export const FAN = 100

/**
 * A network like those of real programs, with 100 destinations from each airport. Most partner routes are sparse, so
 * it repeats the sample's documents, which are a mix of dense and empty routes.
 */
export function* grownWorld(documents: readonly RouteDocument[], count: number): Generator<RouteDocument, void> {
  for (let at = 0; at < count; at += 1) {
    const document = documents[at % documents.length]
    const origin = Math.floor(at / FAN / 2)
    const program = at % 2 === 0 ? 'qantas' : 'velocity'
    const to = codeOf(origin + 1 + (Math.floor(at / 2) % FAN))
    if (document !== undefined) yield { ...document, program, from: codeOf(origin), to }
  }
}
