import { requireMiles } from '../checks.ts'
import { velocityZoneLimits } from './data/reward-tables.ts'

export type VelocityZone = {
  zone: number
  /** True past 15,000 miles, where no table goes: searches of 2023 charged the last zone there. */
  beyond: boolean
  /** True within 1 % of a limit: Velocity counts by the airline's own miles, which may fall on the other side. */
  nearLimit: boolean
}

/**
 * The zone of a one-way trip by its flown statute miles: the first whose limit is at or above them, the
 * last one for more. Source: data/reward-tables.ts.
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
