import { formatNumber } from '../core/formats.ts'
import { amount, choice, type Fields, wholeNumber } from './fields.ts'
import type { VelocityUpgradeFlight } from './own-flights.ts'
import { formatDollars } from './points-to-dollars.ts'
import { centsWords, type Step } from './working.ts'

export type VelocityUpgradeState = {
  flight: string
  /** Points that Virgin Australia asks for the upgrade, as shown in the booking. */
  points: number
  /** What an hour in business is worth to the traveller, in AUD. */
  perHour: number
  /** What a point is worth to the traveller, in cents. */
  cents: number
}

export const velocityUpgradeDefaults: VelocityUpgradeState = {
  flight: 'PER-SYD',
  points: 20_000,
  perHour: 40,
  cents: 0.6,
}

/** The fields of the calculator, for the flights a page offers. */
export function velocityUpgradeFields(flights: readonly string[]): Fields<VelocityUpgradeState> {
  return {
    flight: choice(flights),
    points: wholeNumber(0, 1_000_000),
    perHour: amount(0, 2_000),
    cents: amount(0.1, 10),
  }
}

export type VelocityUpgradeAnswer = {
  /** What the better seat is worth to the traveller, in AUD. */
  worthAud: number
  /** What the points asked are worth to the traveller, in AUD. */
  costAud: number
  /** The maximum points at which the upgrade is still worth it. */
  maxPoints: number
  steps: readonly Step[]
}

/** Weighs the points shown in a booking by the traveller's own values, because Velocity publishes no table. */
export function answerVelocityUpgrade(
  flight: VelocityUpgradeFlight,
  state: VelocityUpgradeState,
): VelocityUpgradeAnswer {
  const { points, perHour, cents } = state
  const worthAud = flight.hours * perHour
  // 4.1 * 30 * 100 / 0.6 must not become 20,499.999999999996.
  const maxPoints = Math.floor((worthAud * 100) / cents + 1e-6)
  const costAud = (points * cents) / 100
  return {
    worthAud,
    costAud,
    maxPoints,
    steps: [
      { what: 'Hours', how: `${flight.label}, gate to gate`, figure: flight.hours.toFixed(1) },
      { what: 'Worth to you', how: `at ${formatDollars(perHour)} an hour`, figure: formatDollars(worthAud) },
      {
        what: 'Points',
        how: `${formatNumber(points)} at ${centsWords(cents)} each`,
        figure: formatDollars(costAud),
      },
      {
        what: 'Most points',
        how: 'value of the seat ÷ value of a point',
        figure: formatNumber(maxPoints),
      },
    ],
  }
}
