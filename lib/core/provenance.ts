import type { LocalDate } from './clock.ts'

/**
 * How far a figure can be trusted: `official` is the program's own page or answer; `confirmed` was seen in a source;
 * `derived` follows from confirmed figures; `weak` stands in one unofficial source; `recalled` is general knowledge
 * without a source.
 */
export const confidences = ['official', 'confirmed', 'derived', 'weak', 'recalled'] as const
export type Confidence = (typeof confidences)[number]

/** Where a table or figure comes from. `asOf` is the date it holds for, or began to. */
export type Provenance = {
  asOf: LocalDate
  sources: readonly string[]
  confidence: Confidence
}

/** What a price says of the table behind it. */
export type TableReference = Provenance & { id: string; title: string }

/** How sure a figure is, as a reader is told: by who says it and by how many. */
export type Sureness = 'official' | 'two' | 'derived' | 'single' | 'recalled'

export const surenessNames = {
  official: 'official',
  two: 'confirmed by two',
  derived: 'derived',
  single: 'single report',
  recalled: 'unconfirmed',
} as const satisfies Record<Sureness, string>

const surenessOrder: readonly Sureness[] = ['official', 'two', 'derived', 'single', 'recalled']

/** How sure a figure is that several others make up: as the least sure of them. */
export function leastSure(parts: readonly Pick<Provenance, 'confidence' | 'sources'>[]): Sureness | null {
  const places = parts.map((part) => surenessOrder.indexOf(howSure(part)))
  return surenessOrder[Math.max(-1, ...places)] ?? null
}

const ownPages = /^https?:\/\/([\w-]+\.)*(qantas|velocityfrequentflyer|virginaustralia)\.com(\/|$)/

/** Judges a figure by its sources: a page of the program itself, two that are independent, or one report alone. */
export function howSure({ confidence, sources }: Pick<Provenance, 'confidence' | 'sources'>): Sureness {
  if (confidence === 'official') return 'official'
  if (confidence === 'weak') return 'single'
  if (confidence !== 'confirmed') return confidence
  const read = sources.filter((source) => !source.includes(unseen))
  if (read.length === 0) return 'recalled'
  if (read.some((source) => ownPages.test(source))) return 'official'
  return new Set(read.map(getPublisher)).size > 1 ? 'two' : 'single'
}

/** How a source is marked that others cite, and that was not read: it is a witness of nothing. */
const unseen = 'was not seen'

/** Pages of one site are one witness. */
function getPublisher(source: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(source)?.[1] ?? source
}

/** The answer where nobody has published the figure. `reason` is a sentence fit for a person. */
export type NotPublished = { status: 'not-published'; reason: string }

/** Says that a figure is not published, and why. */
export function notPublished(reason: string): NotPublished {
  return { status: 'not-published', reason }
}

/** The least trustworthy of several: a price is as good as its weakest part. */
export function weakestConfidence(...parts: readonly Confidence[]): Confidence {
  return confidences[Math.max(0, ...parts.map((part) => confidences.indexOf(part)))] ?? 'recalled'
}
