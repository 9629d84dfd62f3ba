'use client'

import { type ReactNode, useState } from 'react'
import type { Cabin } from '@/lib/core/cabin.ts'
import type { Drawing } from '@/lib/network/aircraft/cabin.ts'
import { type DeckPlan, plansOf } from '@/lib/network/aircraft/geometry.ts'
import { CabinFilter } from './cabin-filter.tsx'
import { DeckView } from './deck-view.tsx'
import type { Occupancy } from './occupancy.ts'
import { SeatLegend } from './seat-legend.tsx'
import { SeatTable } from './seat-table.tsx'
import { ZoomControls } from './zoom-controls.tsx'

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
