'use client'

import { exampleItineraries } from '@/lib/journeys/example-itineraries.ts'
import type { ItineraryState } from '@/lib/journeys/oneworld-state.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { Button } from '../ui/button.tsx'
import type { Tool } from '../ui/calculator.tsx'
import { Panel } from '../ui/panel.tsx'
import { AirportField } from '../ui/trip-fields/airport-field.tsx'
import { RouteCodes } from './route-codes.tsx'

const homes = ['SYD', 'MEL', 'BNE', 'PER', 'ADL']

/** Before the first leg: where to begin, or an itinerary to change. */
export function StartItinerary({ state, change }: Tool<ItineraryState>) {
  return (
    <Panel>
      <h2 className="text-16 font-semibold">Where does it begin?</h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {homes.map((code) => (
          <Button key={code} onClick={() => change({ start: code })}>
            <span className="font-mono">{code}</span> {findAirport(code)?.city}
          </Button>
        ))}
      </div>
      <div className="mt-4 max-w-72">
        <AirportField
          label="Or any airport"
          value={state.start || null}
          fault={null}
          onChange={(start) => change({ start: start ?? '' })}
        />
      </div>
      <h3 className="mt-6 text-14 font-semibold">Or change one of these</h3>
      <ul className="mt-2 space-y-2">
        {exampleItineraries.map(({ id, title, legs }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => change({ legs, start: '' })}
              className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line px-3 py-2 text-left hover:border-edge hover:bg-seats-0"
            >
              <span className="text-14 font-medium">{title}</span>
              <RouteCodes legs={legs} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
