import { formatNumber } from '../core/formats.ts'
import type { Codec } from '../core/url-state.ts'
import type { FareCategory } from '../programs/qantas/earn-table.ts'
import {
  flightsToTarget,
  loyaltyBonus,
  type PointsClubOutlook,
  pointsClubOutlook,
  type QantasStatusOutlook,
  qantasStatusOutlook,
  yearBonuses,
} from '../programs/qantas/status.ts'
import { type QantasTier, qantasTiers } from '../programs/qantas/tiers.ts'
import { choice, type Fields, listOf, wholeNumber } from './fields.ts'
import type { Step } from './working.ts'

/** The fares the status calculator offers, lowest first. */
export const fareNames = {
  discountEconomy: 'Discount economy',
  economy: 'Economy',
  flexibleEconomy: 'Flexible economy',
  premiumEconomy: 'Premium economy',
  business: 'Business',
  first: 'First',
} as const satisfies Partial<Record<FareCategory, string>>
export type StatusFare = keyof typeof fareNames
export const statusFares = Object.keys(fareNames) as StatusFare[]

/** A Qantas flight and its status credits by fare, in the order of `statusFares`; null when a fare is not sold. */
export type EarningFlight = { id: string; label: string; credits: readonly (number | null)[] }

/** A flight, and how many times the member plans to fly it; a return trip counts as two. */
export type PlannedFlight = { flight: string; fare: StatusFare; times: number }

export type StatusState = {
  tier: QantasTier
  credits: number
  sectors: number
  ground: number
  flights: readonly PlannedFlight[]
}

export const statusDefaults: StatusState = {
  tier: 'Silver',
  credits: 240,
  sectors: 2,
  ground: 90_000,
  flights: [{ flight: 'MEL-SYD', fare: 'flexibleEconomy', times: 8 }],
}

const maxLines = 8
const maxTimes = 99

/** Written as `MEL-SYD.business.4`. */
function plannedFlight(flights: readonly string[]): Codec<PlannedFlight> {
  const [flightField, fareField, times] = [choice(flights), choice(statusFares), wholeNumber(1, maxTimes)]
  return {
    read: (text) => {
      const [flight, fare, count] = text.split('.', 3)
      const read = {
        flight: flightField.read(flight ?? ''),
        fare: fareField.read(fare ?? ''),
        times: times.read(count ?? ''),
      }
      return read.flight && read.fare && read.times ? { flight: read.flight, fare: read.fare, times: read.times } : null
    },
    write: ({ flight, fare, times: count }) => `${flight}.${fare}.${count}`,
    expected: 'such as MEL-SYD.business.4',
  }
}

/** The fields of the calculator, for the flights a page offers. */
export function statusFields(flights: readonly string[]): Fields<StatusState> {
  return {
    tier: choice(qantasTiers),
    credits: wholeNumber(0, 100_000),
    sectors: wholeNumber(0, 999),
    ground: wholeNumber(0, 10_000_000),
    flights: listOf(plannedFlight(flights), maxLines),
  }
}

export type StatusAnswer = {
  /** Status credits at the end of the year, once all planned flights are flown. */
  total: number
  outlook: QantasStatusOutlook
  pointsClub: PointsClubOutlook
  bonuses: readonly { at: number; gives: string }[]
  /** Loyalty Bonus still to come: the member's balance already holds what was given so far. */
  loyaltyCredits: number
  /** For each of the usual flights, how many times it must be flown to close the gap to the next tier. */
  closing: readonly { label: string; fare: StatusFare; each: number; times: number }[]
  steps: readonly Step[]
}

/** Works out where the membership year ends once the planned flights are flown, and what would close the gap. */
export function answerStatus(flights: readonly EarningFlight[], state: StatusState): StatusAnswer {
  const lines = state.flights.map((planned) => ({ ...planned, each: getCredits(flights, planned) }))
  const added = lines.reduce((sum, { each, times }) => sum + each * times, 0)
  const total = state.credits + added
  const sectors = state.sectors + lines.reduce((sum, { times }) => sum + times, 0)
  // All credits count as earned on QF numbers, although those so far may partly come from partner airlines.
  const outlook = qantasStatusOutlook(
    { statusCredits: total, fromQfMarketed: total, qantasGroupSectors: sectors },
    state.tier,
  )
  return {
    total,
    outlook,
    pointsClub: pointsClubOutlook(state.ground),
    bonuses: yearBonuses(total),
    loyaltyCredits: loyaltyBonus(total).statusCredits - loyaltyBonus(state.credits).statusCredits,
    closing: closingFlights(flights, total, outlook),
    steps: [
      { what: 'So far', how: 'status credits this membership year', figure: formatNumber(state.credits) },
      ...lines.map(({ flight, fare, times, each }) => ({
        what: getLabel(flights, flight),
        how: `${fareNames[fare]}, ${times} times ${each}`,
        figure: formatNumber(each * times),
      })),
      { what: 'Total', how: 'at the end of the year', figure: formatNumber(total) },
    ],
  }
}

function getCredits(flights: readonly EarningFlight[], { flight, fare }: PlannedFlight): number {
  return flights.find(({ id }) => id === flight)?.credits[statusFares.indexOf(fare)] ?? 0
}

function getLabel(flights: readonly EarningFlight[], id: string): string {
  return flights.find((flight) => flight.id === id)?.label ?? id
}

/** Flights to suggest for closing the gap: those people are most likely to think of. */
const usual = [
  { id: 'MEL-SYD', fare: 'flexibleEconomy' },
  { id: 'MEL-SYD', fare: 'business' },
  { id: 'PER-SYD', fare: 'business' },
  { id: 'SYD-SIN', fare: 'business' },
  { id: 'SYD-LAX', fare: 'business' },
] as const

function closingFlights(flights: readonly EarningFlight[], have: number, { next }: QantasStatusOutlook) {
  if (!next || next.statusCredits + next.qantasGroupSectors === 0) return []
  return usual.flatMap(({ id, fare }) => {
    const each = getCredits(flights, { flight: id, fare, times: 1 })
    if (each === 0) return []
    const target = have + next.statusCredits
    const times = flightsToTarget({ target, have, creditsPerFlight: each, sectorsStillNeeded: next.qantasGroupSectors })
    return [{ label: getLabel(flights, id), fare, each, times }]
  })
}
