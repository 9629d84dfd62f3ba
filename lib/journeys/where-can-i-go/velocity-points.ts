import type { VelocityWay } from '../../calculators/fly/velocity-ways.ts'
import type { Cabin } from '../../core/cabin.ts'

/** The least points of a way in a cabin by the tables in force; null where they are not published. */
export function velocityPointsIn({ known }: Pick<VelocityWay, 'known'>, cabin: Cabin): number | null {
  return known.find((one) => one.cabin === cabin)?.today?.low ?? null
}
