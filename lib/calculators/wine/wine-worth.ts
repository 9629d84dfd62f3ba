import { formatNumber } from '../../core/formats.ts'
import { centsPerBonusPoint } from '../../programs/value/cents-per-point.ts'
import { amount, choice, type Fields, wholeNumber } from '../fields.ts'
import { formatDollars } from '../points-to-dollars.ts'
import type { Step } from '../working.ts'
import type { WineSort } from './wine-offer.ts'

/** `worth`: what the wine itself is worth to the buyer, in AUD a bottle. */
export type WineState = { price: number; bottles: number; bonus: number; worth: number; sort: WineSort }

/** The only offer that a source describes in full: 12,000 points on a $354 six-pack. */
export const wineDefaults: WineState = { price: 354, bottles: 6, bonus: 12_000, worth: 20, sort: 'cents' }

export const wineFields: Fields<WineState> = {
  price: amount(1, 20_000),
  bottles: wholeNumber(1, 120),
  bonus: wholeNumber(1, 1_000_000),
  worth: amount(0, 1_000),
  sort: choice(['cents', 'points', 'ends']),
}

export type WineAnswer = {
  /** Cents a point, counting the wine as worth nothing. */
  centsAll: number
  /** Cents a point after deducting what the wine is worth; 0 when the wine alone is worth the price. */
  centsAfterWine: number
  pointsPerBottle: number
  steps: readonly Step[]
}

/** What the bonus points of a wine offer cost. */
export function answerWine({ price, bottles, bonus, worth }: WineState): WineAnswer {
  const wine = bottles * worth
  const rest = Math.max(0, price - wine)
  return {
    centsAll: centsPerBonusPoint(price, bonus),
    centsAfterWine: centsPerBonusPoint(rest, bonus),
    pointsPerBottle: Math.round(bonus / bottles),
    steps: [
      { what: 'Price', how: `${bottles} bottles`, figure: formatDollars(price) },
      {
        what: 'Wine',
        how: `${bottles} at ${formatDollars(worth)}, their value to you`,
        figure: formatDollars(wine),
      },
      { what: 'Left for points', how: 'price less wine', figure: formatDollars(rest) },
      {
        what: 'Points',
        how: `${formatNumber(bonus)} bonus points`,
        figure: `${((rest * 100) / bonus).toFixed(2)} c each`,
      },
    ],
  }
}
