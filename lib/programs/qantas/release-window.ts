import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { requireDate } from '../checks.ts'
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
  daysBefore: { most: number; least: number }
  table: TableReference
}

/**
 * Computes when a flight's Classic Reward seats open to a member: at most 353 days ahead on Qantas and its partners,
 * and later for Silver and Bronze in premium cabins of long-haul Qantas flights. The hour is only recalled (00:00 UTC).
 * Source: data/release-data.ts.
 * @throws RuleError `bad-date`
 */
export function qantasReleaseDay(asked: ReleaseQuestion): ReleaseDay | NotPublished {
  requireDate(asked.departure)
  const days = releaseDays(asked)
  if (!days) return notPublished(`How early ${asked.carrier} opens its reward seats to Qantas members was not found.`)
  const { id, title, asOf, sources, confidence } = releaseTable
  return {
    status: 'published',
    earliest: addDays(asked.departure, -days.most),
    latest: addDays(asked.departure, -days.least),
    daysBefore: days,
    table: { id, title, asOf, sources, confidence },
  }
}

function releaseDays({ carrier, cabin, tier, longHaul }: ReleaseQuestion): { most: number; least: number } | null {
  const { qantasDays, premiumLongHaulDays, jetstarDays, emiratesDays } = releaseTable
  if (carrier === 'QF') {
    const premium = cabin === 'Y' ? qantasDays : premiumLongHaulDays[tier]
    if (longHaul === null) return { most: qantasDays, least: premium }
    const days = longHaul ? premium : qantasDays
    return { most: days, least: days }
  }
  if (isJetstar(carrier)) return { most: jetstarDays, least: jetstarDays }
  if (carrier === 'EK') return { most: emiratesDays[1], least: emiratesDays[0] }
  const own = (releaseTable.ownCalendarDays as Record<string, readonly [number, number]>)[carrier]
  // Qantas members see a partner's seats at most 353 days ahead, even if the airline opens its own calendar earlier.
  return own ? { most: Math.min(own[1], qantasDays), least: Math.min(own[0], qantasDays) } : null
}
