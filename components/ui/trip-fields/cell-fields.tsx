'use client'
'use no memo'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { cabinDisplay } from '../seats/cabins.ts'
import { TickBox } from '../tick-box.tsx'

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

type SeatsFieldProps = {
  seats: number
  /** The id of the text that says what is wrong. */
  describedBy?: string
  onChange: (seats: number) => void
}

/** How many people travel together. */
export function SeatsField({ seats, describedBy, onChange }: SeatsFieldProps) {
  const id = useId()
  return (
    <FieldCell label="Seats" htmlFor={id}>
      <span className="relative flex items-center">
        <select
          id={id}
          aria-describedby={describedBy}
          value={seats}
          onChange={(event) => onChange(Number(event.target.value))}
          className="figures h-7 w-full appearance-none bg-transparent pr-6 text-16 font-medium text-ink outline-none"
        >
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => (
            <option key={count} value={count} className="bg-card">
              {count}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-0 size-4 text-muted" />
      </span>
    </FieldCell>
  )
}

type DirectFieldProps = { on: boolean; onChange: (on: boolean) => void }

/** A tick box that leaves out everything with a stop. */
export function DirectField({ on, onChange }: DirectFieldProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-14">
      <TickBox checked={on} onChange={(event) => onChange(event.target.checked)} />
      Direct flights only
    </label>
  )
}

type FieldCellProps = {
  label: string
  /** Shown after the label. */
  note?: ReactNode
  htmlFor?: string
  invalid?: boolean
  children: ReactNode
}

/** One field of the search box: its label on top, the value below. */
export function FieldCell({ label, note, htmlFor, invalid = false, children }: FieldCellProps) {
  const edge = invalid ? 'shadow-[inset_0_0_0_2px_var(--danger)]' : ''
  const text = (
    <>
      {label}
      {note ? <span> · {note}</span> : null}
    </>
  )
  return (
    <div className={`min-w-0 bg-card px-4 pt-2.5 pb-2 focus-within:shadow-[inset_0_0_0_2px_var(--accent)] ${edge}`}>
      {htmlFor ? (
        <label htmlFor={htmlFor} className="block text-12 text-muted">
          {text}
        </label>
      ) : (
        <span className="block text-12 text-muted">{text}</span>
      )}
      <div className="mt-1">{children}</div>
    </div>
  )
}
