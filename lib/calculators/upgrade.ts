import { type Cabin, cabinNames } from '../core/cabin.ts'
import { formatNumber } from '../core/formats.ts'
import { upgradeRules } from '../programs/qantas/data/upgrade-data.ts'
import { type QantasTier, qantasTiers } from '../programs/qantas/tiers.ts'
import type { UpgradeFrom } from '../programs/qantas/upgrade.ts'
import { canRequestUpgrade, upgradeTimes } from '../programs/qantas/upgrade-request.ts'
import { choice, type Fields } from './fields.ts'
import type { Step } from './working.ts'

export const ticketNames = {
  economy: 'Economy fare',
  flexibleEconomy: 'Flexible economy fare (B, H, Y)',
  economyReward: 'Economy Classic Reward',
  premiumEconomy: 'Premium economy fare',
  business: 'Business fare',
} as const satisfies Record<UpgradeFrom, string>
export type Ticket = UpgradeFrom

/** A Qantas flight, with everything the upgrade page shows about it. */
export type UpgradeFlight = {
  /** `SYD-SIN`. */
  id: string
  label: string
  miles: number
  zone: number | null
  international: boolean
  cabins: readonly Cabin[]
  /** Classic Reward points by cabin, in the order Y, W, J, F. */
  reward: readonly (number | null)[]
  /** Published upgrade points by ticket and cabin: `economy-J`. */
  upgrade: Readonly<Record<string, number>>
}

const letters = [...upgradeRules.eligibleInternationalEconomy, ...upgradeRules.notEligibleInternationalEconomy]

/** The economy booking classes that the rules name, and `any` for an unknown one. */
export const bookingClasses: readonly string[] = ['any', ...letters.toSorted()]

export type UpgradeState = { flight: string; ticket: Ticket; to: 'W' | 'J' | 'F'; tier: QantasTier; letter: string }

export const upgradeDefaults: UpgradeState = {
  flight: 'SYD-HND',
  ticket: 'economy',
  to: 'J',
  tier: 'Bronze',
  letter: 'any',
}

/** The fields of the calculator, for the flights a page offers. */
export function upgradeFields(flights: readonly string[]): Fields<UpgradeState> {
  return {
    flight: choice(flights),
    ticket: choice(Object.keys(ticketNames) as Ticket[]),
    to: choice(['W', 'J', 'F']),
    tier: choice(qantasTiers),
    letter: choice(bookingClasses),
  }
}

export type UpgradeAnswer = {
  /** Points for one adult, or null where none are published. */
  points: number | null
  /** Why there is no such upgrade; null when there is. */
  obstacle: string | null
  /** Points of a Classic Reward booked directly in the wanted cabin. */
  reward: number | null
  requestUntilHours: number
  decidedFromHours: number
  steps: readonly Step[]
}

/** What an upgrade takes, as far as it is published, and what the same seat costs as a Classic Reward. */
export function answerUpgrade(flight: UpgradeFlight, state: UpgradeState): UpgradeAnswer {
  const times = upgradeTimes(state.tier, flight.international ? 'international' : 'domestic')
  const points = flight.upgrade[`${state.ticket}-${state.to}`] ?? null
  const obstacle = obstacleTo(flight, state)
  return {
    points: obstacle ? null : points,
    obstacle,
    reward: flight.reward[['Y', 'W', 'J', 'F'].indexOf(state.to)] ?? null,
    ...times,
    steps: [
      { what: 'Miles', how: flight.label, figure: formatNumber(flight.miles) },
      {
        what: 'Zone',
        how: 'upgrades use Classic Reward zones',
        figure: String(flight.zone ?? 'none'),
      },
      {
        what: 'Upgrade',
        how: `${ticketNames[state.ticket]} to ${cabinNames[state.to]}, one adult`,
        figure: obstacle ? 'not possible' : points === null ? 'not published' : formatNumber(points),
      },
    ],
  }
}

const cabinOfTicket = { economy: 'Y', flexibleEconomy: 'Y', economyReward: 'Y', premiumEconomy: 'W', business: 'J' }

function obstacleTo(flight: UpgradeFlight, { ticket, to, letter }: UpgradeState): string | null {
  const paths: readonly (readonly string[])[] =
    ticket === 'economyReward' ? upgradeRules.pathsFromReward : upgradeRules.paths
  if (!flight.cabins.includes(to)) return `This flight has no ${cabinNames[to]}${to === 'W' ? '' : ' class'}.`
  if (!paths.some(([from, up]) => from === cabinOfTicket[ticket] && up === to)) {
    return `You can’t upgrade this ticket to ${cabinNames[to]}.`
  }
  const economy = ticket === 'economy' || ticket === 'flexibleEconomy'
  if (flight.international && economy && letter !== 'any' && canRequestUpgrade(letter) === false) {
    return `You can’t upgrade booking class ${letter} on international flights.`
  }
  return null
}

/** Hours before departure in words: 72 hours, 7 days. */
export function hoursWords(hours: number): string {
  return hours > 72 ? `${hours / 24} days` : `${hours} hours`
}
