import type { Cabin } from '../../core/cabin.ts'

/**
 * How firm a part of a layout is: `confirmed` was seen in a source, `derived` follows from confirmed counts,
 * `recalled` is general knowledge, `unverified` a convention nobody checked, `unknown` is not established.
 */
export type Basis = 'confirmed' | 'derived' | 'recalled' | 'unverified' | 'unknown'

export type Deck = 'main' | 'upper'

/** What a drawing of one cabin needs, and nothing about where it comes from: this much is sent to browsers. */
export type CabinLayout = {
  letter: Cabin
  /** The airline's own kind of cabin, such as `economy extra legroom`. */
  name: string
  deck: Deck
  /** As published. */
  seats: number
  /** Seats between aisles, such as `2-4-2`. */
  pattern: string
  /** First and last row, both included, or null where row numbers are not established. */
  rows: readonly [number, number] | null
  /** Numbers inside the range that do not exist. */
  skipRows: readonly number[]
  /** Seat letters with a hyphen for each aisle, such as `ABC-DEF`. */
  layout: string | null
  /** Positions of the grid that are not seats. */
  missingSeats: readonly string[]
  rowOverrides: readonly RowOverride[]
  /** True: rows times letters less the missing seats is the published count, so that seats can be numbered. */
  drawable: boolean
  /** Rows an unnumbered, indicative drawing needs. */
  schematicRows: number
  extraLegroomRows: readonly number[]
  exitRows: readonly number[]
  bassinetRows: readonly number[]
  bed: { type: string; lengthIn: number | null } | null
}

/** Rows that differ from their cabin's layout. Letters are null where only the pattern is established. */
export type RowOverride = { rows: readonly [number, number]; pattern: string; letters: string | null }

/** A cabin with what is known of its seats and how firmly. Lengths in inches. */
export type CabinFacts = CabinLayout & {
  layoutBasis: Basis
  rowsBasis: Basis
  /** How firm the row numbers of a drawable cabin are, else null. */
  drawBasis: Basis | null
  /** Positions of the grid known not to be seats, without knowing which; null without row numbers. */
  unplacedSeats: number | null
  pitchIn: number | null
  widthIn: number | null
  recline: string | null
  screenIn: number | null
  dimensionsBasis: Basis
  notes: string
  /** Of the count and the pattern. */
  confidence: 'confirmed' | 'recalled'
  sources: readonly string[]
}

/** Galleys and lavatories whose place is known. `afterRow` 0 is ahead of the deck's first row. */
export type Fixture = {
  deck: Deck
  afterRow: number
  basis: 'confirmed' | 'recalled'
  items: readonly { side: 'left' | 'centre' | 'right'; kind: 'lavatory' | 'galley'; count: number }[]
}

/** A seat worth choosing or avoiding and why. Without `rows` or `seats` it is about the whole aircraft. */
export type Advice = {
  kind: 'best' | 'avoid'
  fact: string
  rows?: readonly number[]
  seats?: readonly string[]
  confidence: 'confirmed' | 'recalled'
  sources: readonly string[]
}

/** What a browser draws an aircraft from. */
export type Drawing = {
  id: string
  title: string
  cabins: readonly CabinLayout[]
  fixtures: readonly Fixture[]
  advice: readonly Pick<Advice, 'kind' | 'fact' | 'rows' | 'seats'>[]
}
