'use client'

import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import { type Cabin, cabins } from '@/lib/availability/observation.ts'
import { cabinLooks } from '../seats/cabins.ts'
import { FieldCell } from './field-cell.tsx'

type CabinsFieldProps = { chosen: Cabin[]; onChange: (cabins: Cabin[]) => void }

/** Which cabins to look in; the last one pressed stays, a search without a cabin has no answer. */
export function CabinsField({ chosen, onChange }: CabinsFieldProps) {
  return (
    <FieldCell label="Cabins" note={cabinNote(chosen)}>
      <ToggleGroup
        multiple
        aria-label="Cabins"
        value={chosen}
        onValueChange={(next) => next.length > 0 && onChange(cabins.filter((cabin) => next.includes(cabin)))}
        className="-ml-1 flex gap-1"
      >
        {cabins.map((cabin) => (
          <Toggle
            key={cabin}
            value={cabin}
            aria-label={cabinLooks[cabin].name}
            title={cabinLooks[cabin].name}
            className={`inline-flex h-11 flex-1 items-center justify-center rounded-md border border-line font-mono text-14 font-semibold text-muted transition-colors duration-150 hover:border-edge lg:h-7 lg:w-9 lg:flex-none ${pressed[cabin]}`}
          >
            {cabin}
          </Toggle>
        ))}
      </ToggleGroup>
    </FieldCell>
  )
}

const pressed = {
  Y: 'data-pressed:border-cabin-y data-pressed:text-cabin-y',
  W: 'data-pressed:border-cabin-w data-pressed:text-cabin-w',
  J: 'data-pressed:border-cabin-j data-pressed:text-cabin-j',
  F: 'data-pressed:border-cabin-f data-pressed:text-cabin-f',
} as const satisfies Record<Cabin, string>

function cabinNote(chosen: Cabin[]): string {
  if (chosen.length === cabins.length) return 'all'
  return chosen.map((cabin) => cabinLooks[cabin].name.toLowerCase()).join(', ')
}
