import { gateways } from '@/lib/calculators/fly/cities.ts'
import { flyDefaults } from '@/lib/calculators/fly/fly-fields.ts'
import { tableTitles } from '@/lib/calculators/fly/qantas-pages.ts'
import { type FlyPair, qantasDestinations } from '@/lib/calculators/fly/qantas-slugs.ts'
import { toCityOption } from './city-option.ts'
import { FlyTool } from './fly-tool.tsx'

/** The Qantas calculator, starting with one pair. */
export function QantasFlyTool({ pair }: { pair: FlyPair }) {
  return (
    <FlyTool
      program="qantas"
      defaults={{ ...flyDefaults, from: pair.from.slug, to: pair.to.slug }}
      from={gateways.map(toCityOption)}
      to={qantasDestinations().map(toCityOption)}
      known={{ from: pair.from.slug, to: pair.to.slug, routings: pair.routings }}
      folder="/qantas/how-many-points-to-fly-to/ways"
      tableTitles={tableTitles}
    />
  )
}
