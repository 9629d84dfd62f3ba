'use client'

import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import { weekdayNames } from '@/lib/alerts/compose/alert-words.ts'

/** Monday first, as Australian calendars print it. */
const order = [1, 2, 3, 4, 5, 6, 0]

type WeekdaysFieldProps = { chosen: readonly number[]; onChange: (days: number[]) => void }

/** Days of departure; none pressed means any. */
export function WeekdaysField({ chosen, onChange }: WeekdaysFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-medium">
        Days of departure{' '}
        <span className="font-normal text-muted">{chosen.length === 0 ? 'any' : `${chosen.length} chosen`}</span>
      </legend>
      <ToggleGroup
        multiple
        aria-label="Days of departure"
        value={chosen.map(String)}
        onValueChange={(next) => onChange(order.filter((day) => next.includes(String(day))))}
        className="flex gap-1"
      >
        {order.map((day) => (
          <Toggle
            key={day}
            value={String(day)}
            className="inline-flex h-11 min-w-0 flex-1 items-center justify-center rounded-md border border-line text-14 font-medium text-muted transition-colors duration-150 hover:border-edge data-pressed:border-accent data-pressed:text-ink lg:h-9"
          >
            {weekdayNames[day]}
          </Toggle>
        ))}
      </ToggleGroup>
    </fieldset>
  )
}
