import type { Program } from '../../core/program.ts'
import { valueTable as qantasValue } from '../qantas/data/value-data.ts'
import { requireAmount } from '../rule-error.ts'
import { valueTable as velocityValue } from '../velocity/data/points-data.ts'

/** The methods of paying for one seat. Only Qantas has Classic Plus. */
export type PaymentMethod = 'cash' | 'classic' | 'classic-plus' | 'points-plus-pay'

/** The price by one method. */
export type PaymentOffer = { points: number; cashAud: number }

export type PaymentCost = PaymentOffer & {
  method: PaymentMethod
  /** Cents of the cash fare that each point saves; null for a way that takes no points. */
  centsPerPoint: number | null
  /** Cash plus the points at what they are worth to the traveller. */
  costAud: number
}

export type PaymentVerdict = {
  /** Cheapest first; of equally cheap ways, the one with fewer points first. */
  costs: readonly PaymentCost[]
  best: PaymentCost
  /** Dollars saved compared with paying cash; 0 when cash is best. */
  savedAud: number
  /** The value of a point used in the comparison, in cents. */
  pointWorthCents: number
  sentence: string
}

const names = {
  cash: 'Paying cash',
  classic: 'The reward seat',
  'classic-plus': 'Classic Plus',
  'points-plus-pay': 'Points + Pay',
} as const satisfies Record<PaymentMethod, string>

const minPointWorth: Record<Program, number> = {
  qantas: qantasValue.uses.find((one) => one.use === 'Points Plus Pay')?.high ?? 0,
  velocity: velocityValue.pointsPlusPayCents,
}

/** The least a point is worth, in cents: what it buys at any time as Points + Pay. */
export function getMinPointWorth(program: Program): number {
  return minPointWorth[program]
}

/**
 * Compares the ways to pay for one seat by their total cost, counting points at the traveller's own value or, without
 * one, at the least a point is worth (Points + Pay).
 * @throws RuleError `bad-amount`
 */
export function comparePayments(question: {
  program: Program
  cashFareAud: number
  offers: Partial<Record<Exclude<PaymentMethod, 'cash'>, PaymentOffer>>
  pointWorthCents?: number
}): PaymentVerdict {
  const { program, cashFareAud, offers } = question
  const pointWorthCents = question.pointWorthCents ?? getMinPointWorth(program)
  requireAmount(cashFareAud, 'A fare')
  requireAmount(pointWorthCents, 'The worth of a point')
  const cash: PaymentCost = {
    method: 'cash',
    points: 0,
    cashAud: cashFareAud,
    centsPerPoint: null,
    costAud: cashFareAud,
  }
  const costs = [cash]
  for (const [method, offer] of Object.entries(offers) as [PaymentMethod, PaymentOffer][]) {
    costs.push(getCost(method, offer, cashFareAud, pointWorthCents))
  }
  costs.sort((a, b) => a.costAud - b.costAud || a.points - b.points)
  const best = costs[0] ?? cash
  return {
    costs,
    best,
    savedAud: cashFareAud - best.costAud,
    pointWorthCents,
    sentence: sentenceFor(best, cashFareAud),
  }
}

function getCost(
  method: PaymentMethod,
  { points, cashAud }: PaymentOffer,
  cashFareAud: number,
  pointWorthCents: number,
): PaymentCost {
  requireAmount(points, 'A number of points')
  requireAmount(cashAud, 'A cash part')
  return {
    method,
    points,
    cashAud,
    centsPerPoint: points > 0 ? ((cashFareAud - cashAud) * 100) / points : null,
    costAud: cashAud + (points * pointWorthCents) / 100,
  }
}

function sentenceFor(best: PaymentCost, cashFareAud: number): string {
  if (best.method === 'cash')
    return `${names.cash} is best: every other option gives your points less than they’re worth.`
  const saved = Math.round(cashFareAud - best.costAud)
  const worth = best.centsPerPoint === null ? '' : ` Each point is worth ${best.centsPerPoint.toFixed(2)} cents.`
  return `${names[best.method]} beats cash by $${saved.toLocaleString('en-AU')}.${worth}`
}
