'use client'

import { type BidBand, BidBands } from '@/lib/calculators/bids/bid-bands-contract.ts'
import { bidGroupNames } from '@/lib/calculators/bids/bid-groups.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { useFetched } from '../../ui/use-fetched.ts'

const columns: readonly Column<BidBand>[] = [
  { id: 'group', head: 'Route group', cell: ({ group }) => bidGroupNames[group] },
  { id: 'program', head: 'Airline', cell: ({ program }) => programFacts[program].airline },
  { id: 'cabin', head: 'To', cell: ({ cabin }) => cabinDisplay[cabin].name },
  { id: 'low', head: 'Low', end: true, cell: ({ lowAud }) => formatDollars(lowAud) },
  { id: 'fair', head: 'Fair', end: true, cell: ({ fairAud }) => formatDollars(fairAud) },
  { id: 'strong', head: 'Strong', end: true, cell: ({ strongAud }) => formatDollars(strongAud) },
  { id: 'reports', head: 'Reports', end: true, cell: ({ accepted, refused }) => `${accepted} won, ${refused} lost` },
]

/** Bands from members' approved reports, for one program or both; renders nothing while there are too few reports. */
export function BidBandsView({ program }: { program: Program | null }) {
  const { value } = useFetched('/api/bid-bands', BidBands)
  const bands = value?.filter((band) => program === null || band.program === program) ?? []
  if (bands.length === 0) return null
  return (
    <PageSection
      title="What have members paid?"
      lead="Dollars per person, with points at their value when you pay with points. Low, fair and strong cover a quarter, half and three quarters of accepted bids."
    >
      <DataTable
        caption="Accepted bids per person, by route group"
        columns={columns}
        rows={bands}
        keyOf={(band) => band.program + band.group + band.cabin}
      />
    </PageSection>
  )
}
