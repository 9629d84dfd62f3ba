import type { Program } from '../../core/program.ts'
import { requireAmount } from '../checks.ts'
import { valueTable as qantasValue } from '../qantas/data/value-data.ts'
import { valueTable as velocityValue } from '../velocity/data/points-data.ts'

/** Ways to pay for one seat. Only Qantas has Classic Plus. */
export type PayingWay = 'cash' | 'classic' | 'classic-plus' | 'points-plus-pay'

/** The price of one way. */
export type WayOffer = { points: number; cashAud: number }

export type WayCost = WayOffer & {
  way: PayingWay
  /** Cents of the cash fare that each point saves; null for a way that takes no points. */
  centsPerPoint: number | null
  /** Cash plus the points at what they are worth to the traveller. */
  costAud: number
}

export type WaysVerdict = {
  /** Cheapest first; of equally cheap ways, the one with fewer points first. */
  ways: readonly WayCost[]
  best: WayCost
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
} as const satisfies Record<PayingWay, string>

const leastWorth: Record<Program, number> = {
  qantas: qantasValue.uses.find((one) => one.use === 'Points Plus Pay')?.high ?? 0,
  velocity: velocityValue.pointsPlusPayCents,
}

/** The least a point is worth, in cents: what it buys at any time as Points + Pay. */
export function leastPointWorth(program: Program): number {
  return leastWorth[program]
}

/**
 * Compares the ways to pay for one seat by their total cost, counting points at the traveller's own value or, without
 * one, at the least a point is worth (Points + Pay).
 * @throws RuleError `bad-amount`
 */
export function compareWays(asked: {
  program: Program
  cashFareAud: number
  offers: Partial<Record<Exclude<PayingWay, 'cash'>, WayOffer>>
  pointWorthCents?: number
}): WaysVerdict {
  const { program, cashFareAud, offers } = asked
  const pointWorthCents = asked.pointWorthCents ?? leastPointWorth(program)
  requireAmount(cashFareAud, 'A fare')
  requireAmount(pointWorthCents, 'The worth of a point')
  const cash: WayCost = { way: 'cash', points: 0, cashAud: cashFareAud, centsPerPoint: null, costAud: cashFareAud }
  const ways = [cash]
  for (const [way, offer] of Object.entries(offers) as [PayingWay, WayOffer][]) {
    ways.push(getCost(way, offer, cashFareAud, pointWorthCents))
  }
  ways.sort((a, b) => a.costAud - b.costAud || a.points - b.points)
  const best = ways[0] ?? cash
  return { ways, best, savedAud: cashFareAud - best.costAud, pointWorthCents, sentence: sentenceFor(best, cashFareAud) }
}

function getCost(way: PayingWay, { points, cashAud }: WayOffer, cashFareAud: number, pointWorthCents: number): WayCost {
  requireAmount(points, 'A number of points')
  requireAmount(cashAud, 'A cash part')
  return {
    way,
    points,
    cashAud,
    centsPerPoint: points > 0 ? ((cashFareAud - cashAud) * 100) / points : null,
    costAud: cashAud + (points * pointWorthCents) / 100,
  }
}

function sentenceFor(best: WayCost, cashFareAud: number): string {
  if (best.way === 'cash') return `${names.cash} is best: every other option gives your points less than they’re worth.`
  const saved = Math.round(cashFareAud - best.costAud)
  const worth = best.centsPerPoint === null ? '' : ` Each point is worth ${best.centsPerPoint.toFixed(2)} cents.`
  return `${names[best.way]} beats cash by $${saved.toLocaleString('en-AU')}.${worth}`
}
