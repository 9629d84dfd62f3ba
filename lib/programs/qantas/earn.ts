import type { LocalDate } from '../../core/clock.ts'
import { type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { type Airport, getAirport } from '../../network/airports.ts'
import { flownMiles } from '../../network/distance.ts'
import { requireDate } from '../rule-error.ts'
import {
  type EarnRow,
  type FareCategory,
  findBand,
  findCategory,
  findRoute,
  partnerEarn,
  qantasEarn,
} from './earn-table.ts'
import type { QantasTier } from './tiers.ts'

/** A paid flight as shown on its ticket: the ends of the flight number, and the carrier of that number. */
export type EarningFlight = {
  from: string
  to: string
  carrier: string
  /** The booking class on the ticket, or the category when the class is not known. */
  fare: { bookingClass: string } | { category: FareCategory }
  tier: QantasTier
  flownOn: LocalDate
}

/** What one flight number earns one member. */
export type FlightEarning = {
  status: 'published'
  category: FareCategory
  basePoints: number
  bonusPoints: number
  /** The minimum points of a Qantas flight, or null where no minimum applies. */
  minimumPoints: number | null
  /** max(base + bonus, minimum). */
  points: number
  statusCredits: number
  /** How the table row was found: by route, by distance, or as a domestic flight. */
  by: 'domestic' | 'route' | 'distance'
  table: TableReference
}

type Found = { row: EarnRow; by: FlightEarning['by']; capBonusAtFlexibleEconomy?: boolean }

/** The day earning within Australia changed. What other flights earned before this day was not found. */
const changedOn: LocalDate = '2025-07-01'
const bonusCarriers = new Set(qantasEarn.statusBonus.airlines)
const bonusRates = qantasEarn.statusBonus.rates as Record<QantasTier, number>

/**
 * Computes the points and status credits that one member earns on one paid flight. Points follow the fare category and
 * the route or distance; a tier adds its bonus on Qantas, Jetstar and American flights; Qantas flights earn at least a
 * minimum. Status credits have no bonus, and partners outside oneworld give none. Source: data/earn-*.json.
 * @throws NetworkError `unknown-airport`; RuleError `bad-date`
 */
export function earnOnFlight(flight: EarningFlight): FlightEarning | NotPublished {
  requireDate(flight.flownOn)
  const from = getAirport(flight.from)
  const to = getAirport(flight.to)
  const category = findFareCategory(flight, from, to)
  if (!category) return notPublished(`The fare category of this booking class on ${flight.carrier} isn’t published.`)
  const found = flight.carrier === 'QF' ? qantasRow(from, to, flight.flownOn) : partnerRow(from, to, flight)
  if (!found) return notPublished(`What ${flight.carrier} flights earned on ${flight.flownOn} isn’t published.`)
  const base = found.row.points[category]
  const statusCredits = found.row.statusCredits[category]
  if (base === null || base === undefined || statusCredits === null || statusCredits === undefined) {
    return notPublished(`The earning table has no ${category} fare for this flight.`)
  }
  return getEarning(flight, category, found, base, statusCredits)
}

function getEarning(
  flight: EarningFlight,
  category: FareCategory,
  found: Found,
  base: number,
  statusCredits: number,
): FlightEarning {
  const own = flight.carrier === 'QF'
  const cap = found.capBonusAtFlexibleEconomy ? (found.row.points.flexibleEconomy ?? base) : base
  const bonusPoints = bonusCarriers.has(flight.carrier) ? Math.floor(Math.min(base, cap) * bonusRates[flight.tier]) : 0
  const minimumPoints = own ? getMinimum(category) : null
  return {
    status: 'published',
    category,
    basePoints: base,
    bonusPoints,
    minimumPoints,
    points: Math.max(base + bonusPoints, minimumPoints ?? 0),
    statusCredits: own || partnerEarn.statusCreditsOn.includes(flight.carrier) ? statusCredits : 0,
    by: found.by,
    table: own
      ? referenceTo('earn-qantas', qantasEarn, flight.flownOn)
      : referenceTo('earn-partner', partnerEarn, flight.flownOn),
  }
}

function findFareCategory({ carrier, fare }: EarningFlight, from: Airport, to: Airport): FareCategory | undefined {
  if ('category' in fare) return fare.category
  const domestic = from.country === 'AU' && to.country === 'AU'
  const classes =
    carrier === 'QF'
      ? qantasEarn.bookingClasses[domestic ? 'domesticAustralia' : 'international']
      : partnerEarn.bookingClasses[carrier]
  return classes && findCategory(classes, fare.bookingClass.toUpperCase())
}

function qantasRow(from: Airport, to: Airport, flownOn: LocalDate): Found | undefined {
  const miles = flownMiles(from.iata, to.iata)
  const old = flownOn < changedOn
  if (from.country === 'AU' && to.country === 'AU') {
    const row = findBand(old ? qantasEarn.domesticBefore2025 : qantasEarn.domestic, miles)
    return row && { row, by: 'domestic', capBonusAtFlexibleEconomy: old }
  }
  if (old) return undefined
  const route = findRoute(qantasEarn.routes, from, to, 'QF')
  if (route) return { row: route, by: 'route' }
  const row = findBand(qantasEarn.otherFlights, miles)
  return row && { row, by: 'distance' }
}

function partnerRow(from: Airport, to: Airport, { carrier, flownOn }: EarningFlight): Found | undefined {
  const listed = partnerEarn.statusCreditsOn.includes(carrier) || partnerEarn.noStatusCreditsOn.includes(carrier)
  if (!listed || flownOn < changedOn) return undefined
  const miles = flownMiles(from.iata, to.iata)
  if (carrier === 'JL' && from.country === 'JP' && to.country === 'JP') return { row: nothingEarned, by: 'domestic' }
  const shortUsa = from.country === 'US' && to.country === 'US' ? findBand(partnerEarn.shortUsa, miles) : undefined
  if (shortUsa) return { row: shortUsa, by: 'domestic' }
  const route = findRoute(partnerEarn.routes, from, to, carrier)
  if (route) return { row: route, by: 'route' }
  const row = findBand(partnerEarn.otherFlights, miles)
  return row && { row, by: 'distance' }
}

const zero = { discountEconomy: 0, economy: 0, flexibleEconomy: 0, premiumEconomy: 0, business: 0, first: 0 }
const nothingEarned: EarnRow = { points: zero, statusCredits: zero }

function getMinimum(category: FareCategory): number {
  const minimum = qantasEarn.minimumPoints
  if (category === 'first') return minimum.first
  if (category.endsWith('usiness')) return minimum.businessAll
  if (category.endsWith('remiumEconomy')) return minimum.premiumEconomyAll
  return category === 'flexibleEconomy' ? minimum.flexibleEconomy : minimum.economy
}

/**
 * References a table. Before the table's own date it is only inferred that it already applied, so it counts as derived.
 */
function referenceTo(id: string, table: typeof qantasEarn | typeof partnerEarn, flownOn: LocalDate): TableReference {
  const { title, asOf, sources } = table
  return { id, title, asOf, sources, confidence: flownOn >= asOf ? 'confirmed' : 'derived' }
}
