'use client'

import { parseAsString, useQueryStates } from 'nuqs'
import { Suspense } from 'react'
import { FinderProviders } from '../ui/finder-providers.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { ComparedAircraft } from './compared-aircraft.tsx'
import type { AircraftEntry } from './seat-map-search.tsx'

type AircraftCompareProps = { aircraft: readonly AircraftEntry[] }

/** Two layouts side by side; the address holds which. */
export function AircraftCompare({ aircraft }: AircraftCompareProps) {
  return (
    <FinderProviders>
      <Suspense fallback={<div className="min-h-24" />}>
        <Sides aircraft={aircraft} />
      </Suspense>
    </FinderProviders>
  )
}

const sides = [
  { side: 'left', label: 'One aircraft' },
  { side: 'right', label: 'The other' },
] as const

function Sides({ aircraft }: AircraftCompareProps) {
  const [chosen, setChosen] = useQueryStates(
    { left: parseAsString.withDefault(''), right: parseAsString.withDefault('') },
    { history: 'replace', scroll: false },
  )
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
              onChange={(next) => void setChosen({ [side]: next || null })}
              fault={path !== '' && !known ? `“${path.slice(0, 60)}” in the address is no aircraft we can draw.` : null}
            />
            {known ? <ComparedAircraft path={path} /> : null}
          </div>
        )
      })}
    </div>
  )
}
