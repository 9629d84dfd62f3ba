import { requireMiles } from '../checks.ts'
import { velocityZoneLimits } from './data/reward-tables.ts'

export type VelocityZone = {
  zone: number
  /** True beyond 15,000 miles, the end of every table: the searches recorded in 2023 charged the last zone there. */
  beyond: boolean
  /** True within 1 % of a zone limit: Velocity uses the airline's own miles, which may fall on the other side of it. */
  nearLimit: boolean
}

/**
 * Finds the zone of a one-way trip by its flown statute miles: the first zone whose limit is at or above them, or the
 * last zone. Source: data/reward-tables.ts.
 * @throws RuleError `bad-miles`
 */
export function findVelocityZone(miles: number): VelocityZone {
  requireMiles(miles)
  const whole = Math.round(miles)
  const index = velocityZoneLimits.findIndex((limit) => whole <= limit)
  const beyond = index === -1
  return {
    zone: beyond ? velocityZoneLimits.length : index + 1,
    beyond,
    nearLimit: velocityZoneLimits.some((limit) => Math.abs(miles - limit) <= limit / 100),
  }
}
