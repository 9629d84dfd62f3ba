import type { Fact } from '../programs/fact.ts'
import { rivals } from './data/rivals.ts'
import type { Rival } from './rival-model.ts'

export type RivalSlug = (typeof rivals)[number]['slug']

/** Every tool a comparison is written about. */
export const allRivals: readonly Rival[] = rivals

/** The tool a comparison page is about. @throws RangeError for a slug without one. */
export function rivalAt(slug: RivalSlug): Rival {
  const rival = allRivals.find((candidate) => candidate.slug === slug)
  if (!rival) throw new RangeError(`no comparison is written for ${slug}`)
  return rival
}

/** Everything a comparison says of the other tool: each with its date and sources. */
export function listClaims({ rows, better }: Rival): Fact[] {
  return [...rows.flatMap(({ theirs }) => theirs ?? []), ...better]
}

/** The day the newest claim of a comparison holds for; null where nothing is claimed. */
export function findRivalDate(rival: Rival): string | null {
  const [newest] = listClaims(rival)
    .map(({ asOf }) => asOf)
    .sort()
    .reverse()
  return newest ?? null
}
