'use client'

import { type BidBand, bidGroupNames, fewestReports } from '@/lib/calculators/bids/bid-groups.ts'
import { parseBands } from '@/lib/calculators/bids/parse-bands.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePublicList } from '../../ui/use-public-list.ts'

const columns: readonly Column<BidBand>[] = [
  { id: 'group', head: 'Route group', cell: ({ group }) => bidGroupNames[group] },
  { id: 'program', head: 'Airline', cell: ({ program }) => programFacts[program].airline },
  { id: 'cabin', head: 'To', cell: ({ cabin }) => cabinLooks[cabin].name },
  { id: 'low', head: 'Low', end: true, cell: ({ lowAud }) => formatDollars(lowAud) },
  { id: 'fair', head: 'Fair', end: true, cell: ({ fairAud }) => formatDollars(fairAud) },
  { id: 'strong', head: 'Strong', end: true, cell: ({ strongAud }) => formatDollars(strongAud) },
  { id: 'reports', head: 'Reports', end: true, cell: ({ accepted, refused }) => `${accepted} won, ${refused} lost` },
]

/** Bands of members' approved reports, for one program or both; says so while there are too few. */
export function BidBandsView({ program }: { program: Program | null }) {
  const list = usePublicList('/api/bid-bands', parseBands)
  if (list.status === 'loading') return <Skeleton className="h-12 w-full" />
  if (list.status === 'failed') {
    return <p className="text-16 text-muted">We couldn’t load the reports. Reload the page in a minute.</p>
  }
  const bands = list.items.filter((band) => program === null || band.program === program)
  if (bands.length === 0) {
    return (
      <p className="max-w-prose text-16 text-muted">
        No route group has {fewestReports} accepted bids yet, so there is no band to show. Yours below would count.
      </p>
    )
  }
  return (
    <DataTable
      caption="Accepted bids per person, by route group"
      columns={columns}
      rows={bands}
      keyOf={(band) => band.program + band.group + band.cabin}
    />
  )
}
