import type { Fact } from '../programs/fact.ts'

/** One line of a comparison: what the other tool does, as far as known, and what Pointsward does. */
export type RivalRow = {
  aspect: string
  /** Null when nothing is confirmed. */
  theirs: Fact | null
  ours: string
}

/** Another tool, described as fairly as its own words and two independent readers allow. */
export type Rival = {
  slug: string
  name: string
  address: `https://${string}`
  /** What kind of tool it is, to follow "is". */
  kind: string
  rows: readonly RivalRow[]
  /** What it does better than Pointsward. */
  better: readonly Fact[]
  /** What Pointsward does better, about its own features only. */
  oursBetter: readonly string[]
  /** Who should choose the other tool; null when nothing is confirmed about it. */
  chooseThem: string | null
  chooseUs: string
}
