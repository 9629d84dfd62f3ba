import type { Cabin } from '../../core/cabin.ts'

/**
 * How certain part of a layout is: `confirmed` was seen in a source, `derived` follows from confirmed counts,
 * `recalled` is general knowledge, `unverified` an unchecked convention, `unknown` is not established.
 */
export type Basis = 'confirmed' | 'derived' | 'recalled' | 'unverified' | 'unknown'

export type Deck = 'main' | 'upper'

/** What browsers need to draw one cabin, without its sources. */
export type CabinLayout = {
  letter: Cabin
  /** The airline's name for the cabin, such as `economy extra legroom`. */
  name: string
  deck: Deck
  /** The published number of seats. */
  seats: number
  /** Seats between aisles, such as `2-4-2`. */
  pattern: string
  /** First and last row, both included; null when the row numbers are not established. */
  rows: readonly [number, number] | null
  /** Row numbers in the range that do not exist. */
  skipRows: readonly number[]
  /** Seat letters with a hyphen for each aisle, such as `ABC-DEF`. */
  layout: string | null
  /** Positions of the grid that are not seats. */
  missingSeats: readonly string[]
  rowOverrides: readonly RowOverride[]
  /** True when rows times letters, less the missing seats, is the published count: the seats can then be numbered. */
  drawable: boolean
  /** The number of rows in an indicative drawing, without seat numbers. */
  schematicRows: number
  extraLegroomRows: readonly number[]
  exitRows: readonly number[]
  bassinetRows: readonly number[]
  bed: { type: string; lengthIn: number | null } | null
}

/** Rows that differ from their cabin's layout. `letters` is null when only the pattern is established. */
export type RowOverride = { rows: readonly [number, number]; pattern: string; letters: string | null }

/** A cabin with what is known of its seats, and how certain that is. Lengths are in inches. */
export type CabinFacts = CabinLayout & {
  layoutBasis: Basis
  rowsBasis: Basis
  /** How certain the row numbers of a drawable cabin are; null for any other cabin. */
  drawBasis: Basis | null
  /** How many positions of the grid are not seats when it is unknown which; null without row numbers. */
  unplacedSeats: number | null
  pitchIn: number | null
  widthIn: number | null
  recline: string | null
  screenIn: number | null
  dimensionsBasis: Basis
  notes: string
  /** How certain the seat count and the pattern are. */
  confidence: 'confirmed' | 'recalled'
  sources: readonly string[]
}

/** Galleys and lavatories whose position is known. `afterRow` 0 means ahead of the deck's first row. */
export type Fixture = {
  deck: Deck
  afterRow: number
  basis: 'confirmed' | 'recalled'
  items: readonly { side: 'left' | 'centre' | 'right'; kind: 'lavatory' | 'galley'; count: number }[]
}

/** Seats worth choosing or avoiding, and why. Without `rows` and `seats` the advice is about the whole aircraft. */
export type Advice = {
  kind: 'best' | 'avoid'
  fact: string
  rows?: readonly number[]
  seats?: readonly string[]
  confidence: 'confirmed' | 'recalled'
  sources: readonly string[]
}

/** What a browser needs to draw an aircraft. */
export type Drawing = {
  id: string
  title: string
  cabins: readonly CabinLayout[]
  fixtures: readonly Fixture[]
  advice: readonly Pick<Advice, 'kind' | 'fact' | 'rows' | 'seats'>[]
}
