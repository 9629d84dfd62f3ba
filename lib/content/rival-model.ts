import type { Fact } from '../programs/fact.ts'

/** One line of a comparison: what they do, as far as it is known, beside what we do. */
export type RivalRow = {
  aspect: string
  /** Null where nothing was confirmed. */
  theirs: Fact | null
  ours: string
}

/** Another tool, as fairly as its own words and two independent readers allow. */
export type Rival = {
  slug: string
  name: string
  address: `https://${string}`
  /** What kind of tool it is, to follow "is". */
  kind: string
  rows: readonly RivalRow[]
  /** What it does better than Pointsward. */
  better: readonly Fact[]
  /** What Pointsward does better, of our own features only. */
  oursBetter: readonly string[]
  /** Who is best served by whom; null of a tool that nothing is confirmed of. */
  chooseThem: string | null
  chooseUs: string
}
