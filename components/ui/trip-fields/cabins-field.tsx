'use client'
'use no memo'

import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { cabinDisplay } from '../seats/cabins.ts'
import { FieldCell } from './field-cell.tsx'

type CabinsFieldProps = { chosen: Cabin[]; onChange: (cabins: Cabin[]) => void }

/** Which cabins to search. The last chosen one can't be switched off: a search without a cabin has no answer. */
export function CabinsField({ chosen, onChange }: CabinsFieldProps) {
  function toggle(cabin: Cabin): void {
    const next = cabins.filter((other) => (other === cabin) !== chosen.includes(other))
    if (next.length > 0) onChange(next)
  }

  return (
    <FieldCell label="Cabins" note={<CabinNote chosen={chosen} onChange={onChange} />}>
      <fieldset className="-ml-1 flex gap-1">
        <legend className="sr-only">Cabins</legend>
        {cabins.map((cabin) => (
          <button
            key={cabin}
            type="button"
            aria-pressed={chosen.includes(cabin)}
            aria-label={cabinDisplay[cabin].name}
            title={cabinDisplay[cabin].name}
            onClick={() => toggle(cabin)}
            className={`inline-flex h-11 flex-1 items-center justify-center rounded-md border border-line font-mono text-14 font-semibold text-muted transition-colors duration-150 hover:border-edge lg:h-7 lg:w-9 lg:flex-none ${pressed[cabin]}`}
          >
            {cabin}
          </button>
        ))}
      </fieldset>
    </FieldCell>
  )
}

const pressed = {
  Y: 'aria-pressed:border-cabin-y aria-pressed:text-cabin-y',
  W: 'aria-pressed:border-cabin-w aria-pressed:text-cabin-w',
  J: 'aria-pressed:border-cabin-j aria-pressed:text-cabin-j',
  F: 'aria-pressed:border-cabin-f aria-pressed:text-cabin-f',
} as const satisfies Record<Cabin, string>

/** The names of the chosen cabins; if all are chosen, offers the choice most people narrow them down to. */
function CabinNote({ chosen, onChange }: CabinsFieldProps) {
  if (chosen.length < cabins.length) return chosen.map((cabin) => cabinDisplay[cabin].name.toLowerCase()).join(', ')
  return (
    <>
      all ·{' '}
      <button
        type="button"
        onClick={() => onChange(['J'])}
        className="-my-1 inline-flex h-6 items-center rounded-sm underline underline-offset-2 hover:text-ink"
      >
        Business only
      </button>
    </>
  )
}
