'use client'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { anyText } from '@/lib/core/address-state.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { LayoutAnswer } from '@/lib/flights/layout-contract.ts'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useAddressState } from '../ui/use-address-state.ts'
import { NotKnown } from './not-known.tsx'
import { SeatMap } from './picture/seat-map.tsx'
import type { AircraftEntry } from './seat-map-picker.tsx'

type AircraftCompareProps = { aircraft: readonly AircraftEntry[] }

/** Two layouts side by side; the address says which. */
export function AircraftCompare({ aircraft }: AircraftCompareProps) {
  return (
    <AnswerProviders>
      <Suspense fallback={<div className="min-h-24" />}>
        <Sides aircraft={aircraft} />
      </Suspense>
    </AnswerProviders>
  )
}

const sides = [
  { side: 'left', label: 'First aircraft' },
  { side: 'right', label: 'Second aircraft' },
] as const

function Sides({ aircraft }: AircraftCompareProps) {
  const [chosen, change] = useAddressState({ left: anyText, right: anyText }, { left: '', right: '' })
  const options = [
    { value: '', label: 'Choose an aircraft' },
    ...aircraft.map(({ path, title }) => ({ value: path, label: title })),
  ]
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {sides.map(({ side, label }) => {
        const path = chosen[side]
        const known = aircraft.some((one) => one.path === path)
        return (
          <div key={side} className="min-w-0">
            <SelectField
              label={label}
              value={known ? path : ''}
              options={options}
              onChange={(next) => change({ [side]: next }, 'replace')}
              fault={path !== '' && !known ? `“${path.slice(0, 60)}” isn’t an aircraft we have a seat map for.` : null}
            />
            {known ? <ComparedAircraft path={path} /> : null}
          </div>
        )
      })}
    </div>
  )
}

/** One side of a comparison: figures, then the drawing. */
function ComparedAircraft({ path }: { path: string }) {
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
          We couldn’t load this layout: {query.error.message}
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
            {capitalise(cabin.name)}, <span className="font-mono">{cabin.pattern}</span>,{' '}
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
        <TextLink href={`/seatmaps/${path}`}>Everything about this aircraft</TextLink>
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
