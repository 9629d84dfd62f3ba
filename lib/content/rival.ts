import type { Fact } from '../programs/fact.ts'
import type { Rival } from './data/rivals.ts'
import { rivals } from './data/rivals.ts'

export type RivalSlug = (typeof rivals)[number]['slug']

/** Every tool that has a comparison page. */
export const allRivals: readonly Rival[] = rivals

/** The tool with a slug. @throws RangeError when there is no comparison for the slug. */
export function rivalAt(slug: RivalSlug): Rival {
  const rival = allRivals.find((candidate) => candidate.slug === slug)
  if (!rival) throw new RangeError(`no comparison is written for ${slug}`)
  return rival
}

/** Every claim a comparison makes about the other tool, with its date and sources. */
export function listClaims({ rows, better }: Rival): Fact[] {
  return [...rows.flatMap(({ theirs }) => theirs ?? []), ...better]
}

/** The date of a comparison's newest claim; null when it makes none. */
export function findRivalDate(rival: Rival): string | null {
  const [newest] = listClaims(rival)
    .map(({ asOf }) => asOf)
    .sort()
    .reverse()
  return newest ?? null
}
