'use client'

import { Printer, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Cabin, cabins as ladder } from '@/lib/core/cabin.ts'
import type { CabinLayout, Drawing } from '@/lib/network/aircraft/cabin.ts'
import { type DeckPlan, plansOf } from '@/lib/network/aircraft/geometry.ts'
import { Button } from '../../ui/button.tsx'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { DeckView } from './deck-view.tsx'
import type { Occupancy } from './occupancy.ts'
import { SeatLegend } from './seat-legend.tsx'
import { SeatTable } from './seat-table.tsx'
import { zoomRange } from './use-pinch.ts'

type ZoomControlsProps = { zoom: number; onZoom: (zoom: number) => void }

const step = 0.5

function ZoomControls({ zoom, onZoom }: ZoomControlsProps) {
  return (
    <div className="flex items-center gap-2">
      <Button
        aria-label="Smaller"
        disabled={zoom <= zoomRange.least}
        onClick={() => onZoom(Math.max(zoomRange.least, zoom - step))}
      >
        <ZoomOut aria-hidden="true" className="size-4" />
      </Button>
      <Button
        aria-label="Larger"
        disabled={zoom >= zoomRange.most}
        onClick={() => onZoom(Math.min(zoomRange.most, zoom + step))}
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
  /** Told when a numbered seat is tapped, or chosen with Enter. */
  onPick?: (seat: string) => void
  /** Stands between the controls and the drawing. */
  children?: ReactNode
}

/**
 * The seats of an aircraft. Complete as it comes from the server; in the browser the arrow keys and a finger move
 * from seat to seat, cabins can be singled out, and the drawing grows.
 */
export function SeatMap({ drawing, occupancy = null, onPick, children }: SeatMapProps) {
  const [cabin, setCabin] = useState<Cabin | null>(null)
  const [zoom, setZoom] = useState(1)
  const shown = cabin === null ? drawing.cabins : drawing.cabins.filter(({ letter }) => letter === cabin)
  const plans = plansOf({ cabins: shown, fixtures: cabin === null ? drawing.fixtures : [] })
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
            // Two decks stand side by side where there is room.
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

/** Singles out one cabin; nothing to choose where there is only one. */
function CabinFilter({ cabins, value, onChange }: CabinFilterProps) {
  const letters = ladder.filter((letter) => cabins.some((cabin) => cabin.letter === letter)).toReversed()
  if (letters.length < 2) return <span />
  const options = [
    { value: 'all', label: 'All cabins' },
    ...letters.map((letter) => ({ value: letter, label: `${letter} ${cabinLooks[letter].name}` })),
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
