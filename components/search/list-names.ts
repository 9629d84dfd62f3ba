import { ANYWHERE } from '@/lib/core/codes.ts'

/** Joins names in words: "Sydney", "Sydney and Melbourne", "Sydney, Melbourne and 3 more". */
export function listNames(names: readonly string[]): string {
  const [first = '', second, ...rest] = names
  if (second === undefined) return first
  if (rest.length === 0) return `${first} and ${second}`
  return rest.length === 1 ? `${first}, ${second} and ${rest[0]}` : `${first}, ${second} and ${rest.length} more`
}

export type Ends = { from: readonly string[]; to: readonly string[] }

/** Names both ends of a search: "Sydney to Tokyo", "Sydney to anywhere". */
export function routeWords({ from, to }: Ends, getName: (token: string) => string): string {
  const end = (token: string) => (token === ANYWHERE ? 'anywhere' : getName(token))
  return `${listNames(from.map(getName))} to ${listNames(to.map(end))}`
}

/** What to choose before a search can start; null if both ends are chosen. */
export function missingWords({ from, to }: Ends): string | null {
  const missing = [...(from.length === 0 ? ['from'] : []), ...(to.length === 0 ? ['to'] : [])]
  return missing.length === 0 ? null : `Choose where you’re flying ${missing.join(' and ')}.`
}
