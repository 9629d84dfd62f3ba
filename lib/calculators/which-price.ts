import { type Cabin, cabinNames, cabins } from '../core/cabin.ts'
import { formatNumber } from '../core/formats.ts'
import type { ClassicRewardTable } from '../programs/qantas/data/classic-reward-tables.ts'
import { classicRewardTables } from '../programs/qantas/data/classic-reward-tables.ts'
import { classicPlusPoints } from '../programs/value/cents-per-point.ts'
import { comparePayments, type PaymentVerdict } from '../programs/value/compare-payments.ts'
import { amount, choice, type Fields, wholeNumber } from './fields.ts'
import { formatDollars } from './points-to-dollars.ts'
import { pricesOn } from './prices-on.ts'
import { centsWords, type Step } from './working.ts'

export type WhichState = {
  points: number
  cabin: Cabin
  /** Total miles of all flights. */
  miles: number
  /** Taxes and charges shown with the points. */
  cash: number
  /** What the same seat costs in cash. */
  fare: number
  /** What a point is worth to the traveller, in cents. */
  cents: number
}

export const whichDefaults: WhichState = { points: 82_100, cabin: 'J', miles: 3_908, cash: 232, fare: 2_400, cents: 1 }

export const whichFields: Fields<WhichState> = {
  points: wholeNumber(1, 5_000_000),
  cabin: choice(cabins),
  miles: wholeNumber(1, 15_000),
  cash: amount(0, 20_000),
  fare: amount(1, 100_000),
  cents: amount(0.1, 10),
}

/** The kind of price that an amount of points is identified as. */
export type PriceKind = 'classic' | 'older-classic' | 'other-zone' | 'classic-plus' | 'points-plus-pay' | 'unknown'

export type WhichAnswer = {
  kind: PriceKind
  sentence: string
  centsPerPoint: number
  verdict: PaymentVerdict
  steps: readonly Step[]
}

/** How far, as a share, a price may be from the Classic Plus rate, because the airline rounds the charges. */
const tolerance = 0.06
const payCents = { min: 0.45, max: 0.7 }

/** Identifies a price in points by comparing it with every known table and rate, and weighs it against the fare. */
export function answerWhich(state: WhichState): WhichAnswer {
  const { points, fare, cash, cents } = state
  const { kind, sentence } = describeKind(state)
  const method = kind === 'classic-plus' || kind === 'points-plus-pay' ? kind : 'classic'
  const offers = { [method]: { points, cashAud: cash } }
  const centsPerPoint = ((fare - cash) * 100) / points
  return {
    kind,
    sentence,
    centsPerPoint,
    verdict: comparePayments({ program: 'qantas', cashFareAud: fare, offers, pointWorthCents: cents }),
    steps: listSteps(state, centsPerPoint),
  }
}

/** The steps from the fare to the value of each point, and to what the price costs at the traveller's point value. */
function listSteps({ points, cash, fare, cents }: WhichState, centsPerPoint: number): Step[] {
  const each = `${formatNumber(points)} points at ${centsWords(cents)}`
  return [
    {
      what: 'What the points cover',
      how: `the fare of ${formatDollars(fare)}, less charges of ${formatDollars(cash)}`,
      figure: formatDollars(fare - cash),
    },
    {
      what: 'Each point is worth',
      how: `÷ ${formatNumber(points)} points`,
      figure: `${centsPerPoint.toFixed(2)} cents`,
    },
    {
      what: 'This price costs',
      how: `${each}, and the charges`,
      figure: formatDollars(cash + (points * cents) / 100),
    },
  ]
}

function describeKind(state: WhichState): { kind: PriceKind; sentence: string } {
  const { points, cabin, miles, fare, cash } = state
  const tables: readonly ClassicRewardTable[] = Object.values(classicRewardTables)
  const hits = tables.flatMap((table) =>
    table.rows
      .filter((row) => row[cabin] === points)
      .map((row) => ({ table, zone: row.zone, fits: row.zone === findZone(table, miles) })),
  )
  const current = hits.find(({ table, fits }) => fits && table.validTo === null)
  if (current)
    return { kind: 'classic', sentence: `A Classic Reward: zone ${current.zone} of the ${current.table.title}.` }
  const older = hits.find(({ fits }) => fits)
  if (older) {
    return {
      kind: 'older-classic',
      sentence: `A Classic Reward price from an older table: ${older.table.title}, zone ${older.zone}.`,
    }
  }
  const cent = ((fare - cash) * 100) / points
  const plus = classicPlusPoints(fare, cabin, pricesOn)
  if (typeof plus === 'number' && Math.abs(points - plus) <= plus * tolerance) {
    return {
      kind: 'classic-plus',
      sentence: `A Classic Plus price, following the fare at about ${cent.toFixed(2)} cents a point.`,
    }
  }
  if (cent >= payCents.min && cent <= payCents.max) {
    return { kind: 'points-plus-pay', sentence: `Points Plus Pay: the fare at about ${cent.toFixed(2)} cents a point.` }
  }
  const [other] = hits
  if (other) {
    return {
      kind: 'other-zone',
      sentence: `A Classic Reward in ${cabinNames[cabin]}, but for zone ${other.zone} of the ${other.table.title}: check the miles.`,
    }
  }
  return {
    kind: 'unknown',
    sentence: `${formatNumber(points)} points doesn’t match any price we know. It may be for several people, a return, or two prices added up.`,
  }
}

function findZone(table: ClassicRewardTable, miles: number): number | undefined {
  return table.rows.find((row) => Math.round(miles) <= row.maxMiles)?.zone
}
