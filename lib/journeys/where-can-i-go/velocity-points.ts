import type { VelocityRouting } from '../../calculators/fly/velocity-routings.ts'
import type { Cabin } from '../../core/cabin.ts'

/** Returns the fewest points of a way in a cabin by the current tables; null if they aren't published. */
export function velocityPointsIn({ known }: Pick<VelocityRouting, 'known'>, cabin: Cabin): number | null {
  return known.find((one) => one.cabin === cabin)?.today?.low ?? null
}
