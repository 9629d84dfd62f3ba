'use client'

import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { longestStay } from '@/lib/alerts/compose/alert-draft.ts'
import { wholeNumber } from '@/lib/calculators/fields.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'

const nights = wholeNumber(0, longestStay)

type StayFieldProps = { stay: AlertDraft['stay']; onChange: (stay: AlertDraft['stay']) => void }

/** Whether seats back are needed too, and after how long. Raising one end past the other takes it along. */
export function StayField({ stay, onChange }: StayFieldProps) {
  return (
    <div>
      <CheckboxField checked={stay !== null} onChange={(on) => onChange(on ? { min: 7, max: 21 } : null)}>
        Only when there are seats back, too
      </CheckboxField>
      {stay ? (
        <div className="mt-1 grid max-w-md grid-cols-2 gap-4 pl-8">
          <NumberField
            label="At least"
            unit="nights"
            field={nights}
            value={stay.min}
            onChange={(min) => onChange({ min, max: Math.max(min, stay.max) })}
          />
          <NumberField
            label="At most"
            unit="nights"
            field={nights}
            value={stay.max}
            onChange={(max) => onChange({ min: Math.min(max, stay.min), max })}
          />
        </div>
      ) : null}
    </div>
  )
}
