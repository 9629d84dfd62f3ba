'use client'

import { useState } from 'react'
import type { ReturnTrip } from '@/lib/availability/journeys-contract.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { stay as stayCodec } from '@/lib/core/url-state.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ExtraFrame } from './extra-frame.tsx'
import type { ExtraProps } from './extra-props.ts'
import { chargesWords, LegCell, pointsWords } from './leg-cell.tsx'
import { useJourneys } from './use-journeys.tsx'

const usual = { least: 7, most: 14 }

/** Ways out with ways back, the fewest points first. */
export function ReturnPanel({ program, address }: ExtraProps) {
  const { state } = address
  const stay = state.stay ?? usual
  const { result, sample, standIn } = useJourneys(program, state, { kind: 'return', stay })
  const trips = result?.trips.toSorted((a, b) => a.total.points - b.total.points) ?? []
  return (
    <ExtraFrame
      title="There and back"
      line="For each day out the cheapest way back in the same cabin and program. Points and charges are for one adult, both ways."
      sample={sample}
      controls={<StayField key={stayCodec.write(stay)} stay={stay} onStay={(next) => address.look({ stay: next })} />}
    >
      {standIn}
      {result && trips.length === 0 ? (
        <p className="text-14 text-muted">
          No way out has a way back {stay.least} to {stay.most} nights later. Try more nights, or other cabins.
        </p>
      ) : null}
      {trips.length > 0 ? (
        <DataTable caption="Returns" columns={columnsFor(state.seats)} rows={trips} keyOf={keyOf} />
      ) : null}
    </ExtraFrame>
  )
}

const keyOf = ({ out, back, cabin }: ReturnTrip) => `${out.id} ${back.id} ${cabin}`

function columnsFor(seats: number): readonly Column<ReturnTrip>[] {
  const party: Column<ReturnTrip>[] =
    seats > 1
      ? [
          {
            id: 'party',
            head: `Points for ${seats}`,
            end: true,
            cell: ({ total }) => formatNumber(total.points * seats),
          },
        ]
      : []
  return [
    { id: 'out', head: 'Out', cell: ({ out }) => <LegCell leg={out} /> },
    { id: 'back', head: 'Back', cell: ({ back }) => <LegCell leg={back} /> },
    { id: 'nights', head: 'Nights', end: true, cell: ({ stay }) => stay },
    { id: 'cabin', head: 'Cabin', cell: ({ cabin }) => <CabinChip cabin={cabin} /> },
    { id: 'points', head: 'Points each', end: true, cell: ({ total }) => pointsWords(total) },
    ...party,
    { id: 'charges', head: 'Charges each', end: true, cell: ({ total }) => chargesWords(total) },
  ]
}

type Stay = typeof usual

function StayField({ stay, onStay }: { stay: Stay; onStay: (stay: Stay) => void }) {
  const [typed, setTyped] = useState(stayCodec.write(stay))
  const read = stayCodec.read(typed.replace(/\s|nights?/g, '').replace('–', '-'))
  const take = () => read && stayCodec.write(read) !== stayCodec.write(stay) && onStay(read)
  return (
    <TextField
      label="Nights away"
      value={typed}
      unit="nights"
      className="w-44"
      fault={read ? null : 'Such as 7-10.'}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}
