'use client'
'use no memo'

import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { FieldCell } from './field-cell.tsx'

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
