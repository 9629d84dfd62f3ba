'use client'

import { Printer, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Cabin, cabins as ladder } from '@/lib/core/cabin.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import type { CabinLayout, Drawing } from '@/lib/network/aircraft/cabin.ts'
import { type DeckPlan, toDeckPlans } from '@/lib/network/aircraft/geometry.ts'
import { isAbout, listFeatures } from '@/lib/network/aircraft/seat-notes.ts'
import { listRows, type SeatRow } from '@/lib/network/aircraft/seats.ts'
import { Button } from '../../ui/button.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { Segmented } from '../../ui/segmented.tsx'
import type { Occupancy, SeatState } from './cabin-picture.tsx'
import { DeckView } from './deck-view.tsx'
import { SeatLegend } from './seat-legend.tsx'
import { zoomRange } from './use-pinch.ts'

type SeatTableProps = { drawing: Drawing; occupancy: Occupancy | null }

/** The same aircraft in words, row by row, for readers who don't see the drawing. */
function SeatTable({ drawing, occupancy }: SeatTableProps) {
  return (
    <details className="mt-5 text-14 print:hidden">
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 lg:min-h-9">
        Show every row as a table
      </summary>
      <div className="space-y-6 pt-3">
        {drawing.cabins.map((cabin) => (
          <CabinTable key={`${cabin.name} ${cabin.deck}`} cabin={cabin} drawing={drawing} occupancy={occupancy} />
        ))}
      </div>
    </details>
  )
}

function CabinTable({ cabin, drawing, occupancy }: SeatTableProps & { cabin: CabinLayout }) {
  const title = `${capitalise(cabin.name)}, ${cabin.seats} seats, ${cabin.pattern} across`
  if (!cabin.drawable) {
    return (
      <p>
        <span className="font-semibold">{title}.</span> We don’t know the seat numbers, so this cabin’s drawing is
        indicative.
      </p>
    )
  }
  return (
    <table className="w-full text-left">
      <caption className="pb-1 text-left font-semibold">{title}</caption>
      <thead className="text-12 text-muted">
        <tr>
          <th scope="col" className="w-14 py-1 font-medium">
            Row
          </th>
          {occupancy ? <StateHeads /> : <th scope="col">Seats</th>}
          <th scope="col" className="font-medium">
            Notes
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {listRows(cabin).map((row) => (
          <tr key={row.row} className="border-t border-line align-top">
            <th scope="row" className="py-1 font-mono font-medium">
              {row.row}
            </th>
            {occupancy ? (
              <StateCells row={row} occupancy={occupancy} />
            ) : (
              <td className="py-1 pr-3 font-mono">{formatLetters(row)}</td>
            )}
            <td className="py-1 text-muted">{rowNotes(row, cabin, drawing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const states: readonly { state: SeatState; title: string }[] = [
  { state: 'free', title: 'Free' },
  { state: 'taken', title: 'Taken' },
  { state: 'blocked', title: 'Blocked' },
]

function StateHeads() {
  return states.map(({ state, title }) => (
    <th key={state} scope="col" className="font-medium">
      {title}
    </th>
  ))
}

function StateCells({ row, occupancy }: { row: SeatRow; occupancy: Occupancy }) {
  return states.map(({ state }) => (
    <td key={state} className="py-1 pr-3 font-mono">
      {row.seats
        .filter(({ name }) => name !== null && occupancy.states[name] === state)
        .map(({ letter }) => letter)
        .join(' ')}
    </td>
  ))
}

/** Lists the letters of a row, e.g. `A B C aisle D E F`. */
function formatLetters({ seats }: SeatRow): string {
  return seats
    .map(({ letter, block }, at) => {
      const isAfterAisle = at > 0 && seats[at - 1]?.block !== block
      return `${isAfterAisle ? 'aisle ' : ''}${letter ?? 'seat'}`
    })
    .join(' ')
}

function rowNotes({ seats }: SeatRow, cabin: CabinLayout, { advice }: Drawing): string {
  const [first] = seats
  const features = first ? listFeatures(first, cabin).slice(1) : []
  const rowAdvice = advice.filter((one) => seats.some((seat) => isAbout(one, seat)))
  return [...features, ...rowAdvice.map(({ kind, fact }) => `${kind === 'best' ? 'Good' : 'Avoid'}: ${fact}`)].join(
    '; ',
  )
}

type ZoomControlsProps = { zoom: number; onZoom: (zoom: number) => void }

const step = 0.5

function ZoomControls({ zoom, onZoom }: ZoomControlsProps) {
  return (
    <div className="flex items-center gap-2">
      <Button
        aria-label="Smaller"
        disabled={zoom <= zoomRange.min}
        onClick={() => onZoom(Math.max(zoomRange.min, zoom - step))}
      >
        <ZoomOut aria-hidden="true" className="size-4" />
      </Button>
      <Button
        aria-label="Larger"
        disabled={zoom >= zoomRange.max}
        onClick={() => onZoom(Math.min(zoomRange.max, zoom + step))}
      >
        <ZoomIn aria-hidden="true" className="size-4" />
      </Button>
      <Button aria-label="Print this page" className="max-sm:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}

type SeatMapProps = {
  drawing: Drawing
  occupancy?: Occupancy | null
  /** Called when a numbered seat is tapped, or chosen with Enter. */
  onPick?: (seat: string) => void
  /** Shown between the controls and the drawing. */
  children?: ReactNode
}

/**
 * The seats of an aircraft. The server renders it in full; in the browser the arrow keys and taps move from seat to
 * seat, one cabin can be shown on its own, and the drawing can be zoomed.
 */
export function SeatMap({ drawing, occupancy = null, onPick, children }: SeatMapProps) {
  const [cabin, setCabin] = useState<Cabin | null>(null)
  const [zoom, setZoom] = useState(1)
  const shown = cabin === null ? drawing.cabins : drawing.cabins.filter(({ letter }) => letter === cabin)
  const plans = toDeckPlans({ cabins: shown, fixtures: cabin === null ? drawing.fixtures : [] })
  const isIndicative = drawing.cabins.some(({ drawable }) => !drawable)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <CabinFilter cabins={drawing.cabins} value={cabin} onChange={setCabin} />
        <ZoomControls zoom={zoom} onZoom={setZoom} />
      </div>
      {children}
      <div className="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-8">
        {plans.map((plan) => (
          <DeckView
            key={`${plan.deck} ${cabin}`}
            name={deckName(plan, plans)}
            plan={plan}
            drawing={drawing}
            occupancy={occupancy}
            // Two decks are smaller, so that they fit side by side where there is room.
            scale={plans.length > 1 ? 1.2 : 1.45}
            zoom={zoom}
            onZoom={setZoom}
            onPick={onPick}
          />
        ))}
      </div>
      <SeatLegend drawing={drawing} isOccupied={occupancy !== null} isIndicative={isIndicative} />
      <SeatTable drawing={drawing} occupancy={occupancy} />
    </div>
  )
}

function deckName({ deck }: DeckPlan, plans: readonly DeckPlan[]): string {
  if (plans.length === 1 && deck === 'main') return 'Seats'
  return deck === 'upper' ? 'Upper deck' : 'Main deck'
}

type CabinFilterProps = {
  cabins: readonly CabinLayout[]
  value: Cabin | null
  onChange: (cabin: Cabin | null) => void
}

/** Shows one cabin on its own; offers no choice if there is only one. */
function CabinFilter({ cabins, value, onChange }: CabinFilterProps) {
  const letters = ladder.filter((letter) => cabins.some((cabin) => cabin.letter === letter)).toReversed()
  if (letters.length < 2) return <span />
  const options = [
    { value: 'all', label: 'All cabins' },
    ...letters.map((letter) => ({ value: letter, label: `${letter} ${cabinDisplay[letter].name}` })),
  ] as const
  return (
    <div className="relative -m-1 min-w-0 max-w-full overflow-x-auto p-1">
      <Segmented<string>
        label="Cabins shown"
        value={value ?? 'all'}
        options={options}
        onChange={(next) => onChange(letters.find((letter) => letter === next) ?? null)}
        className="w-max"
      />
    </div>
  )
}
