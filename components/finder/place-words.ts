import { placeOf } from './place-of.ts'

/** The names of places as a list in words: Sydney; Sydney and Melbourne; Sydney, Melbourne and 3 more. */
export function placeWords(tokens: readonly string[]): string {
  const names = tokens.map((token) => placeOf(token).name)
  const [first = '', second, ...rest] = names
  if (second === undefined) return first
  if (rest.length === 0) return `${first} and ${second}`
  return rest.length === 1 ? `${first}, ${second} and ${rest[0]}` : `${first}, ${second} and ${rest.length} more`
}
