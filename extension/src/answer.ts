import { confidences, howSure, surenessNames } from '../../lib/core/provenance.ts'
import { programFacts } from '../../lib/programs/program-facts.ts'
import type { Journey } from './journey.ts'

/** A seat as the panel shows it. */
export type Seat = {
  date: string
  from: string
  to: string
  cabin: string
  carriers: string[]
  seats: number | null
  points: number | null
  /** The program's own table price, where its table covers the flight. */
  tablePoints: number | null
  /** How sure that price is, in words: official, single report. */
  tableSureness: string
  /** `isEstimate`: the source named none, and this was asked of a flight like it. */
  charges: { minor: number; currency: string | null; isEstimate: boolean } | null
  /** Miles flown for each 1,000 points. */
  value: number | null
  seenAt: string
  source: string
}

export type Answer = {
  now: string
  total: number
  seats: Seat[]
  /** What the plan of somebody signed out left out, in sentences. */
  limits: string[]
  sample: boolean
}

/** Days beside the asked ones that are looked at, too. */
const around = 3
const shown = 6

/** The address of the question on the site's public search. */
export function questionAddress(origin: string, journey: Journey): string {
  const params = new URLSearchParams({
    program: journey.program,
    from: journey.from.join(','),
    to: journey.to.join(','),
    start: dayAfter(journey.start, -around),
    end: dayAfter(journey.end, around),
    seats: String(journey.seats),
    take: String(shown),
    sort: 'points',
    keep: '0',
  })
  return `${origin}/api/search?${params}`
}

/** The same question on the site, where a member's plan applies. */
export function finderAddress(origin: string, journey: Journey): string {
  const params = new URLSearchParams({
    from: journey.from.join(','),
    to: journey.to.join(','),
    when: `${dayAfter(journey.start, -around)}..${dayAfter(journey.end, around)}`,
    ...(journey.seats > 1 ? { seats: String(journey.seats) } : {}),
  })
  return `${origin}${programFacts[journey.program].pages.finder}?${params}`
}

export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * The answer of the search, as far as the panel needs it.
 * @throws TypeError when it is none. By hand: a schema library would be most of the extension.
 */
export function readAnswer(body: unknown): Answer {
  const { now, total, rows, clamped, sample, sources } = toRecord(body)
  if (typeof now !== 'string' || typeof total !== 'number' || !Array.isArray(rows)) throw new TypeError('no answer')
  const names = toList(sources).map((source) => toText(toRecord(source).name))
  return {
    now,
    total,
    seats: rows.map((row) => readSeat(toRecord(row), names)),
    limits: toList(clamped).map((clamp) => toText(toRecord(clamp).reason)),
    sample: sample === true,
  }
}

function readSeat(row: Record<string, unknown>, names: string[]): Seat {
  const charges = toRecord(row.charges)
  const minor = toNumber(charges.minor)
  const table = toRecord(row.tablePrice)
  const confidence = confidences.find((one) => one === table.confidence) ?? 'recalled'
  return {
    date: toText(row.date),
    from: toText(row.from),
    to: toText(row.to),
    cabin: toText(row.cabin),
    carriers: toList(row.carriers).map(toText),
    seats: toNumber(row.seats),
    points: toNumber(row.points),
    tablePoints: toNumber(table.points),
    tableSureness: surenessNames[howSure({ confidence, sources: toList(table.sources).map(toText) })],
    charges:
      minor === null
        ? null
        : { minor, currency: toText(charges.currency) || null, isEstimate: toText(charges.estimatedFrom) !== '' },
    value: toNumber(row.value),
    seenAt: toText(row.seenAt),
    source: names[toNumber(row.source) ?? -1] ?? 'an unnamed source',
  }
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)
