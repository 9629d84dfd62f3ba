'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { LayoutAnswer } from '@/lib/flights/layout-contract.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { NotKnown } from './not-known.tsx'
import { cabinTitle } from './picture/cabin-picture.tsx'
import { SeatMap } from './picture/seat-map.tsx'

/** One side of a comparison: figures, then the drawing. */
export function ComparedAircraft({ path }: { path: string }) {
  const address = `/api/flights/layouts?aircraft=${encodeURIComponent(path)}`
  const query = useQuery({
    queryKey: ['layout', path],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => fetchJson(address, LayoutAnswer, { signal, token: null }),
  })
  if (query.isError) {
    return (
      <div className="mt-4">
        <Notice kind="danger" action={<Button onClick={() => void query.refetch()}>Try again</Button>}>
          This layout could not be fetched: {query.error.message}
        </Notice>
      </div>
    )
  }
  if (!query.data) return <Skeleton className="mt-4 h-96 w-full" />
  const { cabins, drawing, seats, wifi, power, ife } = query.data
  return (
    <div className="mt-4 space-y-4">
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-2 text-14">
        <Fact name="Seats">{seats ?? <NotKnown />}</Fact>
        {cabins.map((cabin) => (
          <Fact
            key={`${cabin.name} ${cabin.seats}`}
            name={
              <span className="inline-flex items-center gap-2">
                <CabinChip cabin={cabin.letter} />
                {cabin.seats}
              </span>
            }
          >
            {cabinTitle(cabin.name)}, <span className="font-mono">{cabin.pattern}</span>,{' '}
            {cabin.pitchIn === null ? 'pitch not published' : `${cabin.pitchIn} in pitch`},{' '}
            {cabin.widthIn === null ? 'width not published' : `${cabin.widthIn} in wide`}
            {cabin.bed ? `, ${cabin.bed}` : ''}
          </Fact>
        ))}
        <Fact name="Wi-Fi">{wifi ?? <NotKnown />}</Fact>
        <Fact name="Power">{power ?? <NotKnown />}</Fact>
        <Fact name="Screens">{ife ?? <NotKnown />}</Fact>
      </dl>
      <Panel>
        <SeatMap drawing={drawing} />
      </Panel>
      <p className="text-14">
        <TextLink href={`/seatmaps/${path}`}>Everything known of this aircraft</TextLink>
      </p>
    </div>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
