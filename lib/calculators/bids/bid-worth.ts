import { countOf, formatNumber } from '../../core/formats.ts'
import type { Program } from '../../core/program.ts'
import { amount, type Fields, wholeNumber } from '../fields.ts'
import { formatDollars } from '../points-to-dollars.ts'
import { centsWords, type Step } from '../working.ts'

export type BidState = {
  /** Hours on board in the better seat. */
  hours: number
  /** What each of those hours is worth to the traveller, in AUD. */
  perHour: number
  points: number
  cash: number
  /** What a point is worth to the traveller, in cents. */
  cents: number
}

/** Typical bids: an overnight flight across the Pacific on Qantas, the longest domestic one on Virgin Australia. */
export const bidDefaults: Record<Program, BidState> = {
  qantas: { hours: 14, perHour: 45, points: 10_000, cash: 400, cents: 1 },
  velocity: { hours: 5, perHour: 40, points: 0, cash: 150, cents: 0.6 },
}

export const bidFields: Fields<BidState> = {
  hours: amount(0.5, 40),
  perHour: amount(0, 2_000),
  points: wholeNumber(0, 2_000_000),
  cash: wholeNumber(0, 20_000),
  cents: amount(0, 10),
}

export type BidAnswer = {
  worthAud: number
  costAud: number
  /** Worth minus cost. Below 0, the bid is more than the seat is worth to the traveller. */
  leftAud: number
  /** The maximum cash that still breaks even with these points; 0 when the points alone cost more. */
  maxCashAud: number
  costPerHour: number
  steps: readonly Step[]
}

/** Compares what a bid costs with what the better seat is worth to the traveller. */
export function answerBid({ hours, perHour, points, cash, cents }: BidState): BidAnswer {
  const worthAud = hours * perHour
  const pointsAud = (points * cents) / 100
  const costAud = cash + pointsAud
  return {
    worthAud,
    costAud,
    leftAud: worthAud - costAud,
    maxCashAud: Math.max(0, Math.floor(worthAud - pointsAud)),
    costPerHour: costAud / hours,
    steps: [
      {
        what: 'Worth to you',
        how: `${countOf(hours, 'hour')} at ${formatDollars(perHour)}`,
        figure: formatDollars(worthAud),
      },
      {
        what: 'Points',
        how: `${formatNumber(points)} at ${centsWords(cents)} each`,
        figure: formatDollars(pointsAud),
      },
      { what: 'Cash', how: 'per person', figure: formatDollars(cash) },
      { what: 'Bid', how: 'points and cash together', figure: formatDollars(costAud) },
    ],
  }
}
