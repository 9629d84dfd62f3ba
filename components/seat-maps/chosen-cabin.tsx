'use client'

import { useQuery } from '@tanstack/react-query'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { LayoutAnswer } from '@/lib/flights/layout-contract.ts'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SeatMap } from './picture/seat-map.tsx'

/** The cabin beside the facts; nothing where it can't be drawn. */
export function ChosenCabin({ path }: { path: string }) {
  const query = useQuery({
    queryKey: ['layout', path],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      fetchJson(`/api/flights/layouts?aircraft=${encodeURIComponent(path)}`, LayoutAnswer, { signal, token: null }),
  })
  if (query.isError) return <p className="text-14 text-muted">The cabin could not be drawn: {query.error.message}</p>
  if (!query.data) return <Skeleton className="h-96 w-full" />
  const { drawing } = query.data
  if (drawing.cabins.length === 0)
    return <p className="text-14 text-muted">The cabins of this aircraft are not published.</p>
  return (
    <Panel className="min-w-0">
      <h3 className="mb-3 text-14 font-semibold">{drawing.title}</h3>
      <SeatMap drawing={drawing} />
    </Panel>
  )
}
