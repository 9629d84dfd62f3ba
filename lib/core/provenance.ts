import type { LocalDate } from './clock.ts'

/**
 * How far a figure can be trusted: `official` is from the program's own page or answer; `confirmed` was seen in a
 * source; `derived` follows from confirmed figures; `weak` is from a single unofficial source; `recalled` is general
 * knowledge without a source.
 */
export const confidences = ['official', 'confirmed', 'derived', 'weak', 'recalled'] as const
export type Confidence = (typeof confidences)[number]

/** Where a table or figure comes from. `asOf` is the date it holds for, or from. */
export type Provenance = {
  asOf: LocalDate
  sources: readonly string[]
  confidence: Confidence
}

/** The table a price was read from. */
export type TableReference = Provenance & { id: string; title: string }

/** How sure a figure is, as shown to readers: based on who published it and how many sources agree. */
export type Sureness = 'official' | 'two' | 'derived' | 'single' | 'recalled'

export const surenessNames = {
  official: 'official',
  two: 'confirmed by two',
  derived: 'derived',
  single: 'single report',
  recalled: 'unconfirmed',
} as const satisfies Record<Sureness, string>

const surenessOrder: readonly Sureness[] = ['official', 'two', 'derived', 'single', 'recalled']

/** How sure a figure made up of several parts is: as sure as the least sure of them; null without parts. */
export function leastSure(parts: readonly Pick<Provenance, 'confidence' | 'sources'>[]): Sureness | null {
  const places = parts.map((part) => surenessOrder.indexOf(howSure(part)))
  return surenessOrder[Math.max(-1, ...places)] ?? null
}

const ownPages = /^https?:\/\/([\w-]+\.)*(qantas|velocityfrequentflyer|virginaustralia)\.com(\/|$)/

/** Rates a figure by its sources: a page of the program itself, two independent ones, or a single report. */
export function howSure({ confidence, sources }: Pick<Provenance, 'confidence' | 'sources'>): Sureness {
  if (confidence === 'official') return 'official'
  if (confidence === 'weak') return 'single'
  if (confidence !== 'confirmed') return confidence
  const read = sources.filter((source) => !source.includes(unseen))
  if (read.length === 0) return 'recalled'
  if (read.some((source) => ownPages.test(source))) return 'official'
  return new Set(read.map(getPublisher)).size > 1 ? 'two' : 'single'
}

/** Marks a source that was only cited by others and never read, so it does not count. */
const unseen = 'was not seen'

/** The site that published a source. Pages of one site count as one source. */
function getPublisher(source: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(source)?.[1] ?? source
}

/** The answer when no one has published the figure. `reason` is a sentence for the user. */
export type NotPublished = { status: 'not-published'; reason: string }

export function notPublished(reason: string): NotPublished {
  return { status: 'not-published', reason }
}

/** The least trustworthy of several: a price is only as good as its weakest part. */
export function weakestConfidence(...parts: readonly Confidence[]): Confidence {
  return confidences[Math.max(0, ...parts.map((part) => confidences.indexOf(part)))] ?? 'recalled'
}

/** One statement of a guide, as a sentence, with its source. */
export type Fact = Provenance & { text: string }
