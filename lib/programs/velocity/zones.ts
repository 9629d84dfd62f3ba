import { requireMiles } from '../checks.ts'
import { velocityZoneLimits } from './data/reward-tables.ts'

export type VelocityZone = {
  zone: number
  /** True within 1 % of a limit: Velocity counts by the airline's own miles, which may fall on the other side. */
  nearLimit: boolean
}

/**
 * The zone of a one-way trip by its flown statute miles: the first whose limit is at or above them. Undefined past
 * 15,000 miles. Source: data/reward-tables.ts.
 * @throws RuleError `bad-miles`
 */
export function findVelocityZone(miles: number): VelocityZone | undefined {
  requireMiles(miles)
  const whole = Math.round(miles)
  const index = velocityZoneLimits.findIndex((limit) => whole <= limit)
  if (index === -1) return undefined
  return { zone: index + 1, nearLimit: velocityZoneLimits.some((limit) => Math.abs(miles - limit) <= limit / 100) }
}
