'use client'

import { useState } from 'react'
import type { DraftFault } from '@/lib/alerts/compose/draft-faults.ts'
import type { SeatAlertDraft } from '@/lib/alerts/compose/seat-alert-address.ts'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import { parseFlightNumber } from '@/lib/flights/flight-number.ts'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FieldFault } from '../form/field-fault.tsx'
import { WantedField } from './wanted-field.tsx'

type SeatFieldsProps = {
  draft: SeatAlertDraft
  today: LocalDate
  faultOf: (field: keyof SeatAlertDraft) => DraftFault<keyof SeatAlertDraft> | undefined
  change: (part: Partial<SeatAlertDraft>) => void
}

/** Which flight and what seat on it. */
export function SeatFields({ draft, today, faultOf, change }: SeatFieldsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isHalf = typed !== null && typed.trim() !== '' && parseFlightNumber(typed) === null
  const flightFault = isHalf ? 'A flight number is two characters and up to four digits, such as QF11.' : null
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
          min={today}
          value={draft.date ?? ''}
          fault={dateFault && !dateFault.locked ? dateFault.message : null}
          onChange={(date) => change({ date: date === '' ? null : date })}
        />
        <SelectField
          label="Cabin"
          value={draft.cabin}
          options={cabins.map((cabin) => ({ value: cabin, label: cabinLooks[cabin].name }))}
          onChange={(cabin: Cabin) => change({ cabin })}
        />
      </div>
      {dateFault?.locked ? <FieldFault id="date-fault" fault={dateFault} /> : null}
      <WantedField wanted={draft.wanted} onChange={(wanted) => change({ wanted })} />
    </>
  )
}
