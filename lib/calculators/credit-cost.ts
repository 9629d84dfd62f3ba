import { formatNumber } from '../core/formats.ts'
import { statusTable } from '../programs/qantas/data/status-data.ts'
import { amount, choice, type Fields, wholeNumber } from './fields.ts'
import { formatDollars } from './points-to-dollars.ts'
import { centsWords, type Step } from './working.ts'

/** The tiers to choose from as a goal. */
export const creditGoals = ['Silver', 'Gold', 'Platinum'] as const
export type CreditGoal = (typeof creditGoals)[number]

export type CreditCostState = {
  /** What the trip costs, in dollars. */
  fare: number
  /** Status credits and points the trip earns. */
  credits: number
  points: number
  /** What a point is worth to the traveller, in cents. */
  cents: number
  /** Status credits earned so far this membership year. */
  held: number
  goal: CreditGoal
}

export const creditCostDefaults: CreditCostState = {
  fare: 640,
  credits: 80,
  points: 3_200,
  cents: 1,
  held: 240,
  goal: 'Gold',
}

export const creditCostFields: Fields<CreditCostState> = {
  fare: amount(1, 100_000),
  credits: wholeNumber(1, 5_000),
  points: wholeNumber(0, 1_000_000),
  cents: amount(0, 10),
  held: wholeNumber(0, 20_000),
  goal: choice(creditGoals),
}

export type CreditCost = {
  /** Dollars per status credit, before and after deducting the value of the points. */
  eachAud: number
  eachAfterPointsAud: number
  /** Credits still needed for the tier, how many of these trips earn them, and what those cost. */
  missing: number
  trips: number
  tripsAud: number
  sentence: string
  steps: readonly Step[]
}

/** What a trip's status credits cost each, and what reaching the tier would cost with only such trips. */
export function creditCost(state: CreditCostState): CreditCost {
  const { fare, credits, points, cents, held, goal } = state
  const missing = Math.max(0, getAttainCredits(goal) - held)
  const trips = Math.ceil(missing / credits)
  const sentence =
    missing === 0
      ? `You already have enough status credits for ${goal}.`
      : `${trips === 1 ? 'One of these trips earns' : `${trips} of these trips earn`} the ${formatNumber(missing)} status credits you still need for ${goal}.`
  // When a trip's points are worth more than its fare, its credits are free.
  const eachAfterPointsAud = Math.max(0, fare - (points * cents) / 100) / credits
  return {
    eachAud: fare / credits,
    eachAfterPointsAud,
    missing,
    trips,
    tripsAud: trips * fare,
    sentence,
    steps: listSteps(state, { missing, trips, eachAfterPointsAud }),
  }
}

function listSteps(
  { fare, credits, points, cents, held, goal }: CreditCostState,
  { missing, trips, eachAfterPointsAud }: Pick<CreditCost, 'missing' | 'trips' | 'eachAfterPointsAud'>,
): Step[] {
  const worth = `${formatNumber(points)} points at ${centsWords(cents)}`
  return [
    { what: 'One credit', how: `${formatDollars(fare)} ÷ ${formatNumber(credits)}`, figure: cost(fare / credits) },
    { what: 'Points back', how: worth, figure: formatDollars((points * cents) / 100) },
    {
      what: 'One credit, after points',
      how: `the rest ÷ ${formatNumber(credits)}`,
      figure: cost(eachAfterPointsAud),
    },
    {
      what: `Needed for ${goal}`,
      how: `${formatNumber(getAttainCredits(goal))} to reach it, less ${formatNumber(held)}`,
      figure: formatNumber(missing),
    },
    { what: 'Trips', how: `rounded up, ${formatNumber(credits)} credits each`, figure: formatNumber(trips) },
  ]
}

/** Dollars to the cent: $7.60. */
function cost(aud: number): string {
  return `$${aud.toFixed(2)}`
}

/** @throws Error when the table lacks the tier, which happens only if `creditGoals` no longer matches it. */
function getAttainCredits(goal: CreditGoal): number {
  const tier = statusTable.tiers.find(({ tier }) => tier === goal)
  if (!tier) throw new Error(`no tier ${goal} in the table of tiers`)
  return tier.attain
}
