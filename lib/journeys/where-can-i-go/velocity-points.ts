import type { VelocityWay } from '../../calculators/fly/velocity-ways.ts'
import type { Cabin } from '../../core/cabin.ts'

/** Returns the fewest points of a way in a cabin by the current tables; null if they aren't published. */
export function velocityPointsIn({ known }: Pick<VelocityWay, 'known'>, cabin: Cabin): number | null {
  return known.find((one) => one.cabin === cabin)?.today?.low ?? null
}
