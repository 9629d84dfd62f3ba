import type { VelocityRouting } from '@/lib/calculators/fly/routings-file.ts'
import { type VelocityPair, velocityPairs } from '@/lib/calculators/fly/slugs.ts'
import {
  findVelocityLeadPair,
  pricePeriods,
  tablesBehind,
  velocityFlyWords,
} from '@/lib/calculators/fly/velocity-pages.ts'
import velocityCash from '@/lib/programs/velocity/data/cash-part.json'
import { PageSection } from '../../ui/page-section.tsx'
import type { FlyProgram } from './fly-slug-page.tsx'
import { VelocityPairsTable } from './pairs-table.tsx'
import { VelocityFlyTool } from './velocity-fly-hub.tsx'
import { PricePeriodsTable } from './velocity-price-tables.tsx'

export const velocityFly: FlyProgram<VelocityRouting> = {
  program: 'velocity',
  family: '/virgin-australia/how-many-velocity-points-to-fly-to',
  index: velocityPairs,
  words: velocityFlyWords,
  tablesOf: tablesBehind,
  findStart: findVelocityLeadPair,
  cashTable: velocityCash,
  Tool: VelocityFlyTool,
  PairsTable: VelocityPairsTable,
  About: PriceHistory,
  tableLead: 'Every price we know, one way per adult.',
  tablePoints: 'Velocity Points',
  similarLead: 'Places about as far away, so mostly in the same zone.',
}

function PriceHistory({ pair: { from, to, routings } }: { pair: VelocityPair }) {
  const periods = pricePeriods(routings, from.countryCode === 'AU' && to.countryCode === 'AU')
  if (periods.length === 0) {
    return (
      <PageSection
        title="Prices over the years"
        lead="No price was ever published for these airlines on this route. Use the prices searches have shown, with their dates."
      >
        {null}
      </PageSection>
    )
  }
  return (
    <PageSection title="Prices over the years" lead="Points for one adult, one way, by booking date.">
      <PricePeriodsTable caption={`Prices from ${from.name} to ${to.name} by booking date`} periods={periods} />
    </PageSection>
  )
}
