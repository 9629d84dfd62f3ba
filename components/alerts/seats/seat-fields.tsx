'use client'

import { useState } from 'react'
import type { DraftFault } from '@/lib/alerts/compose/draft-faults.ts'
import { maxNamedSeats, readSeatNames, type SeatAlertDraft } from '@/lib/alerts/compose/seat-alert-draft.ts'
import type { WantedSeat } from '@/lib/alerts/seat-alert.ts'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import { earliestDeparture } from '@/lib/core/dates.ts'
import { parseFlightNumber } from '@/lib/flights/flight-number.ts'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FieldFault } from '../form/field-fault.tsx'

type Kind = WantedSeat['kind']

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'window', label: 'A window seat' },
  { value: 'aisle', label: 'An aisle seat' },
  { value: 'exit', label: 'An exit row seat' },
  { value: 'pair', label: 'Seats side by side' },
  { value: 'named', label: 'Specific seats' },
]

const parties = [2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({ value: String(count), label: `${count} together` }))

type WantedFieldProps = { wanted: WantedSeat; onChange: (wanted: WantedSeat) => void }

/** The seat that the alert waits for. */
function WantedField({ wanted, onChange }: WantedFieldProps) {
  // Named seats become the wanted ones once the text is valid; until then the field stays open with what was typed.
  const [naming, setNaming] = useState(wanted.kind === 'named')
  const [typed, setTyped] = useState(wanted.kind === 'named' ? wanted.seats.join(', ') : '')
  const read = readSeatNames(typed)
  // The wanted seat may also be changed from outside this field: by an offer beside the form or by the Back button.
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
          hint={`Up to ${maxNamedSeats}. Any one of them counts.`}
          fault={read === null ? `Enter seats like 12A, 12C (up to ${maxNamedSeats}).` : null}
          onChange={type}
        />
      ) : null}
    </div>
  )
}

type SeatFieldsProps = {
  draft: SeatAlertDraft
  today: LocalDate
  faultOf: (field: keyof SeatAlertDraft) => DraftFault<keyof SeatAlertDraft> | undefined
  change: (part: Partial<SeatAlertDraft>) => void
}

/** The fields for the flight and the seat wanted on it. */
export function SeatFields({ draft, today, faultOf, change }: SeatFieldsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isHalf = typed !== null && typed.trim() !== '' && parseFlightNumber(typed) === null
  const flightFault = isHalf ? 'Enter a flight number like QF11.' : null
  const dateFault = faultOf('date')
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label="Flight number"
          value={typed ?? draft.flight ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="QF11"
          fault={flightFault ?? faultOf('flight')?.message ?? null}
          onChange={(text) => {
            setTyped(text)
            change({ flight: parseFlightNumber(text) })
          }}
          onBlur={() => setTyped(isHalf ? typed : null)}
        />
        <TextField
          label="Departs on"
          type="date"
          min={earliestDeparture(today)}
          value={draft.date ?? ''}
          fault={dateFault && !dateFault.locked ? dateFault.message : null}
          {...(dateFault?.locked ? { 'aria-describedby': 'date-fault' } : {})}
          onChange={(date) => change({ date: date === '' ? null : date })}
        />
        <SelectField
          label="Cabin"
          value={draft.cabin}
          options={cabins.map((cabin) => ({ value: cabin, label: cabinDisplay[cabin].name }))}
          onChange={(cabin: Cabin) => change({ cabin })}
        />
      </div>
      {dateFault?.locked ? <FieldFault id="date-fault" fault={dateFault} /> : null}
      <WantedField wanted={draft.wanted} onChange={(wanted) => change({ wanted })} />
    </>
  )
}
