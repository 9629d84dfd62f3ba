import { gateways } from '@/lib/calculators/fly/cities.ts'
import { flyDefaults } from '@/lib/calculators/fly/fly-fields.ts'
import { type VelocityPair, velocityPairs } from '@/lib/calculators/fly/velocity-slugs.ts'
import { toCityOption } from './city-option.ts'
import { VelocityFlyQuestion } from './velocity-fly-question.tsx'

/** The Velocity calculator, starting with one pair. */
export function VelocityFlyTool({ pair: { from, to, routings } }: { pair: VelocityPair }) {
  return (
    <VelocityFlyQuestion
      defaults={{ ...flyDefaults, from: from.slug, to: to.slug }}
      from={gateways.map(toCityOption)}
      to={velocityPairs.destinations().map(toCityOption)}
      known={{ from: from.slug, to: to.slug, routings }}
    />
  )
}
