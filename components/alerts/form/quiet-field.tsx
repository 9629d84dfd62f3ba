'use client'

import type { QuietHours } from '@/lib/alerts/alert.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const zones = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Hobart',
]

type QuietFieldProps = { quiet: QuietHours | null; onChange: (quiet: QuietHours | null) => void }

/** Hours in which messages wait. They keep to the clocks of their zone through daylight saving. */
export function QuietField({ quiet, onChange }: QuietFieldProps) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const offered = [...new Set([own, ...zones, ...(quiet ? [quiet.timeZone] : [])])]
  const isEmpty = quiet !== null && quiet.start === quiet.end
  return (
    <div>
      <CheckboxField
        checked={quiet !== null}
        onChange={(on) => onChange(on ? { start: '22:00', end: '07:00', timeZone: own } : null)}
      >
        Quiet hours: messages wait until they are over
      </CheckboxField>
      {quiet ? (
        <div className="mt-1 grid gap-4 pl-8 sm:grid-cols-[1fr_1fr_2fr]">
          <TextField
            label="From"
            type="time"
            value={quiet.start}
            fault={isEmpty ? 'Choose two different times.' : null}
            onChange={(start) => start && onChange({ ...quiet, start })}
          />
          <TextField
            label="Until"
            type="time"
            value={quiet.end}
            onChange={(end) => end && onChange({ ...quiet, end })}
          />
          <SelectField
            label="Time zone"
            value={quiet.timeZone}
            options={offered.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            onChange={(timeZone) => onChange({ ...quiet, timeZone })}
          />
        </div>
      ) : null}
    </div>
  )
}
