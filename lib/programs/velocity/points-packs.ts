import { type NotPublished, notPublished } from '../../core/provenance.ts'
import { requireAmount } from '../rule-error.ts'
import { packTable } from './data/points-packs.ts'

export type PackPurchase = {
  status: 'published'
  /** Points of each pack bought, largest first. */
  packs: readonly number[]
  points: number
  aud: number
  centsPerPoint: number
}

// Every pack is a multiple of this many points, so costs need only be known at these steps.
const step = 500

/**
 * Finds the cheapest set of Points Booster packs that gives at least `target` points, at standard prices; of equally
 * cheap sets, the one with more points. At most 250,000 points can be bought in a calendar year. Source:
 * data/points-packs.ts.
 * @throws RuleError `bad-amount`
 */
export function cheapestPacks(target: number): PackPurchase | NotPublished {
  requireAmount(target, 'A number of points')
  if (target > packTable.maxPointsPerYear) {
    return notPublished(`At most ${packTable.maxPointsPerYear} points can be bought in a calendar year.`)
  }
  const { cost, last } = plans
  let best = Math.ceil(target / step)
  for (let at = best; at < cost.length; at++) if ((cost[at] ?? 0) <= (cost[best] ?? 0)) best = at
  const packs: number[] = []
  for (let at = best; at > 0; at -= (last[at] ?? at * step) / step) packs.push(last[at] ?? 0)
  const aud = cost[best] ?? 0
  const points = best * step
  return { status: 'published', packs: packs.sort((a, b) => b - a), points, aud, centsPerPoint: centsFor(aud, points) }
}

function centsFor(aud: number, points: number): number {
  return points === 0 ? 0 : (aud * 100) / points
}

/** Computes the lowest cost of exactly n steps, for every n, and the last pack bought to get there. */
function cheapestByStep(): { cost: number[]; last: number[] } {
  const size = packTable.maxPointsPerYear / step
  const cost = [0, ...Array<number>(size).fill(Number.POSITIVE_INFINITY)]
  const last = Array<number>(size + 1).fill(0)
  for (let at = 1; at <= size; at++) {
    for (const { points, aud } of packTable.packs) {
      const before = cost[at - points / step]
      if (before !== undefined && before + aud < (cost[at] ?? 0)) {
        cost[at] = before + aud
        last[at] = points
      }
    }
  }
  return { cost, last }
}

const plans = cheapestByStep()
