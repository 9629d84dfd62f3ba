'use client'

import { useState } from 'react'
import { mostNamedSeats, readSeatNames } from '@/lib/alerts/compose/seat-alert-address.ts'
import type { WantedSeat } from '@/lib/alerts/seat-alert.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Kind = WantedSeat['kind']

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'window', label: 'A window seat' },
  { value: 'aisle', label: 'An aisle seat' },
  { value: 'exit', label: 'An exit row seat' },
  { value: 'pair', label: 'Seats side by side' },
  { value: 'named', label: 'Certain seats' },
]

const parties = [2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({ value: String(count), label: `${count} together` }))

type WantedFieldProps = { wanted: WantedSeat; onChange: (wanted: WantedSeat) => void }

/** What the alert waits for in the cabin. */
export function WantedField({ wanted, onChange }: WantedFieldProps) {
  // Named seats are only a wish once they are read; until then the list stays open with what was typed.
  const [naming, setNaming] = useState(wanted.kind === 'named')
  const [typed, setTyped] = useState(wanted.kind === 'named' ? wanted.seats.join(', ') : '')
  const read = readSeatNames(typed)
  // A wish changed from outside this field: by an offer beside the form, or the Back button.
  const [kind, setKind] = useState(wanted.kind)
  if (kind !== wanted.kind) {
    setKind(wanted.kind)
    setNaming(wanted.kind === 'named')
  }

  const choose = (kind: Kind) => {
    setNaming(kind === 'named')
    if (kind === 'pair') onChange({ kind, together: 2 })
    else if (kind !== 'named') onChange({ kind })
    else if (read) onChange({ kind, seats: read })
  }
  const type = (text: string) => {
    setTyped(text)
    const seats = readSeatNames(text)
    if (seats) onChange({ kind: 'named', seats })
  }

  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <SelectField<Kind> label="I want" value={naming ? 'named' : wanted.kind} options={kinds} onChange={choose} />
      {!naming && wanted.kind === 'pair' ? (
        <SelectField
          label="How many"
          value={String(wanted.together)}
          options={parties}
          onChange={(count) => onChange({ kind: 'pair', together: Number(count) })}
        />
      ) : null}
      {naming ? (
        <TextField
          label="Seats"
          className="sm:col-span-2"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="12A, 12C"
          hint={`Up to ${mostNamedSeats}. Any one of them will do.`}
          fault={read === null ? `Should be seats such as 12A, 12C, at most ${mostNamedSeats}.` : null}
          onChange={type}
        />
      ) : null}
    </div>
  )
}
