'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Row } from '@/lib/availability/search-contract.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import type { Program } from '@/lib/core/program.ts'
import { ReadOptions } from '@/lib/search/read-options.ts'
import { optionsAddress } from '@/lib/search/request.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAsker } from '../ui/use-asker.ts'
import { FlightOptionView } from './flight-option-view.tsx'
import { RowActions } from './row-actions.tsx'

type RowFlightsProps = { program: Program; row: Row; seats: number }

/** The flights behind one row, asked for when the row is opened. */
export function RowFlights({ program, row, seats }: RowFlightsProps) {
  const asker = useAsker()
  const address = optionsAddress(program, row, seats)
  const query = useQuery({
    queryKey: ['options', asker.id, address],
    queryFn: async ({ signal }) => fetchJson(address, ReadOptions, { signal, token: await asker.token() }),
  })
  if (query.isError) {
    return (
      <Frame>
        <p role="alert" className="text-14">
          We couldn’t load the flights: {query.error.message}
        </p>
        <Button onClick={() => void query.refetch()}>Try again</Button>
        <RowActions program={program} row={row} seats={seats} />
      </Frame>
    )
  }
  if (!query.data) {
    return (
      <Frame>
        <Skeleton className="h-6 w-96 max-w-full" />
        <Skeleton className="h-6 w-80 max-w-full" />
      </Frame>
    )
  }
  const options = query.data.options.filter(({ direct }) => direct === row.direct)
  return (
    <Frame>
      {options.length === 0 ? <p className="text-14 text-muted">We don’t have flight details for this day.</p> : null}
      <ul className="divide-y divide-line">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity of their own and never reorder.
          <FlightOptionView key={index} option={option} date={row.date} />
        ))}
      </ul>
      <RowActions program={program} row={row} seats={seats} />
    </Frame>
  )
}

/** Stays at the left edge while the table scrolls sideways on a phone. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="sticky left-0 w-[min(100cqw,100%)] space-y-2 px-4 py-3 whitespace-normal sm:px-5">{children}</div>
  )
}
