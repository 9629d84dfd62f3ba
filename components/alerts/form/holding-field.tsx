'use client'

import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { CeilingField } from '../../ui/trip-fields/ceiling-field.tsx'

type HoldingFieldProps = {
  holding: AlertDraft['holding']
  today: LocalDate
  fault: string | null
  onChange: (holding: AlertDraft['holding']) => void
}

/** A booking in hand: the alert then speaks only of what is better than it. */
export function HoldingField({ holding, today, fault, onChange }: HoldingFieldProps) {
  return (
    <div>
      <CheckboxField
        checked={holding !== null}
        onChange={(on) => onChange(on ? { date: today, cabin: 'Y', points: null } : null)}
      >
        I have a booking: only tell me about something better
      </CheckboxField>
      {holding ? (
        <div className="mt-1 space-y-2 pl-8">
          <div className="grid gap-4 sm:grid-cols-3">
            <DateField label="Departs on" value={holding.date} onChange={(date) => onChange({ ...holding, date })} />
            <SelectField
              label="Cabin"
              value={holding.cabin}
              options={cabins.map((cabin) => ({ value: cabin, label: cabinLooks[cabin].name }))}
              onChange={(cabin: Cabin) => onChange({ ...holding, cabin })}
            />
            <CeilingField
              label="Points paid"
              unit="points"
              most={10_000_000}
              value={holding.points}
              onChange={(paid) => onChange({ ...holding, points: paid })}
            />
          </div>
          <p className={`text-14 ${fault ? 'text-danger' : 'text-muted'}`}>
            {fault ??
              'Better means a cabin you prefer, the same cabin for fewer points, or one of your chosen days if your booking isn’t.'}
          </p>
        </div>
      ) : null}
    </div>
  )
}
