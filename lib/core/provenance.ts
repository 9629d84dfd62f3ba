import type { LocalDate } from './clock.ts'

/**
 * How far a figure can be trusted: `confirmed` was seen in a source; `derived` follows from confirmed figures;
 * `weak` stands in one unofficial source; `recalled` is general knowledge without a source.
 */
export type Confidence = 'confirmed' | 'derived' | 'weak' | 'recalled'

const order: readonly Confidence[] = ['confirmed', 'derived', 'weak', 'recalled']

/** Where a table or figure comes from. `asOf` is the date it holds for, or began to. */
export type Provenance = {
  asOf: LocalDate
  sources: readonly string[]
  confidence: Confidence
}

/** What a price says of the table behind it. */
export type TableReference = Provenance & { id: string; title: string }

/** The answer where nobody has published the figure. `reason` is a sentence fit for a person. */
export type NotPublished = { status: 'not-published'; reason: string }

/** Says that a figure is not published, and why. */
export function notPublished(reason: string): NotPublished {
  return { status: 'not-published', reason }
}

/** The least trustworthy of several: a price is as good as its weakest part. */
export function weakestConfidence(...parts: readonly Confidence[]): Confidence {
  return order[Math.max(0, ...parts.map((part) => order.indexOf(part)))] ?? 'recalled'
}
