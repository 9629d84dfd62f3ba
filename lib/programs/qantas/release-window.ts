import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { requireDate } from '../rule-error.ts'
import { isJetstar } from './carrier-tables.ts'
import { releaseTable } from './data/release-data.ts'
import type { QantasTier } from './tiers.ts'

export type ReleaseQuestion = {
  departure: LocalDate
  carrier: string
  cabin: Cabin
  tier: QantasTier
  /** Null when not known; the answer then covers both cases. */
  longHaul: boolean | null
}

/**
 * The first date on which a seat can be booked; a range where sources differ or it is not known whether the flight is
 * long-haul.
 */
export type ReleaseDay = {
  status: 'published'
  earliest: LocalDate
  latest: LocalDate
  daysBefore: { max: number; min: number }
  table: TableReference
}

/**
 * Computes when a flight's Classic Reward seats open to a member: at most 353 days ahead on Qantas and its partners,
 * and later for Silver and Bronze in premium cabins of long-haul Qantas flights. The hour is only recalled (00:00 UTC).
 * Source: data/release-data.ts.
 * @throws RuleError `bad-date`
 */
export function qantasReleaseDay(question: ReleaseQuestion): ReleaseDay | NotPublished {
  requireDate(question.departure)
  const days = releaseDays(question)
  if (!days)
    return notPublished(`How early ${question.carrier} opens its reward seats to Qantas members isn’t published.`)
  const { id, title, asOf, sources, confidence } = releaseTable
  return {
    status: 'published',
    earliest: addDays(question.departure, -days.max),
    latest: addDays(question.departure, -days.min),
    daysBefore: days,
    table: { id, title, asOf, sources, confidence },
  }
}

function releaseDays({ carrier, cabin, tier, longHaul }: ReleaseQuestion): { max: number; min: number } | null {
  const { qantasDays, premiumLongHaulDays, jetstarDays, emiratesDays } = releaseTable
  if (carrier === 'QF') {
    const premium = cabin === 'Y' ? qantasDays : premiumLongHaulDays[tier]
    if (longHaul === null) return { max: qantasDays, min: premium }
    const days = longHaul ? premium : qantasDays
    return { max: days, min: days }
  }
  if (isJetstar(carrier)) return { max: jetstarDays, min: jetstarDays }
  if (carrier === 'EK') return { max: emiratesDays[1], min: emiratesDays[0] }
  const own = (releaseTable.ownCalendarDays as Record<string, readonly [number, number]>)[carrier]
  // Qantas members see a partner's seats at most 353 days ahead, even if the airline opens its own calendar earlier.
  return own ? { max: Math.min(own[1], qantasDays), min: Math.min(own[0], qantasDays) } : null
}
