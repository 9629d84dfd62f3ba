import { gateways } from '@/lib/calculators/fly/cities.ts'
import { flyDefaults } from '@/lib/calculators/fly/fly-fields.ts'
import { type VelocityPair, velocityBook } from '@/lib/calculators/fly/velocity-slugs.ts'
import { toCityOption } from './city-option.ts'
import { VelocityFlyQuestion } from './velocity-fly-question.tsx'

/** The Velocity calculator, starting with one pair. */
export function VelocityFlyTool({ pair: { from, to, ways } }: { pair: VelocityPair }) {
  return (
    <VelocityFlyQuestion
      defaults={{ ...flyDefaults, from: from.slug, to: to.slug }}
      from={gateways.map(toCityOption)}
      to={velocityBook.destinations().map(toCityOption)}
      known={{ from: from.slug, to: to.slug, ways }}
    />
  )
}
