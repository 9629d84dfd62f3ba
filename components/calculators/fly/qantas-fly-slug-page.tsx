import { findLeadPair, qantasFlyWords, tablesUsed } from '@/lib/calculators/fly/qantas-pages.ts'
import type { PricedRouting } from '@/lib/calculators/fly/routings-file.ts'
import { type FlyPair, qantasPairs } from '@/lib/calculators/fly/slugs.ts'
import qantasCash from '@/lib/programs/qantas/data/cash-part.json'
import { PageSection } from '../../ui/page-section.tsx'
import type { FlyProgram } from './fly-slug-page.tsx'
import { QantasPairsTable } from './pairs-table.tsx'
import { QantasFlyTool } from './qantas-fly-hub.tsx'
import { SeatsSeen } from './seats-seen.tsx'

export const qantasFly: FlyProgram<PricedRouting> = {
  program: 'qantas',
  family: '/qantas/how-many-points-to-fly-to',
  index: qantasPairs,
  words: qantasFlyWords,
  tablesOf: tablesUsed,
  findStart: findLeadPair,
  cashTable: qantasCash,
  Tool: QantasFlyTool,
  PairsTable: QantasPairsTable,
  About: NextSeats,
  tableLead: 'Lowest one-way price per adult.',
  tablePoints: 'Points',
  similarLead: 'Places about as far away, so mostly the same points.',
}

function NextSeats({ pair: { from, to } }: { pair: FlyPair }) {
  return (
    <PageSection title="Next available seats" lead="By cabin. Open the finder for every day and flight.">
      <SeatsSeen program="qantas" from={from.code} to={to.code} names={`${from.name} to ${to.name}`} />
    </PageSection>
  )
}
