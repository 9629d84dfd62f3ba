'use client'

import { type Weekday, weekdays } from '@/lib/core/codes.ts'
import { lengthPresets } from '@/lib/search/trip-presets.ts'
import type { TripLength } from './when-field-props.ts'

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

const choice =
  'min-h-11 lg:min-h-9 rounded-lg border border-line px-2.5 text-14 font-medium hover:bg-seats-0 aria-pressed:border-accent aria-pressed:bg-seats-1'

type LengthChoicesProps = {
  value: TripLength
  onChange: (part: Partial<TripLength>) => void
  /** After a length: nothing else is asked here. */
  onDone: () => void
}

/** How long away in a word, and the days of the week to leave on. */
export function LengthChoices({ value, onChange, onDone }: LengthChoicesProps) {
  const { trip, stay, leaveOn } = value
  function toggle(day: Weekday): void {
    onChange({ leaveOn: weekdays.filter((other) => (other === day) !== leaveOn.includes(other)) })
  }
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-12 text-muted">Leave on {leaveOn.length === 0 ? 'any day' : null}</legend>
        <div className="grid grid-cols-7 gap-1">
          {weekdays.map((day) => (
            <button
              key={day}
              type="button"
              aria-label={`Leave on ${dayNames[day]}`}
              aria-pressed={leaveOn.includes(day)}
              onClick={() => toggle(day)}
              className={`${choice} px-0`}
            >
              {dayNames[day].slice(0, 2)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 text-12 text-muted">How long</legend>
        <div className="flex flex-wrap gap-1.5">
          {lengthPresets.map((preset) => (
            <button
              key={preset.id}
              type="button"
              aria-pressed={
                trip === preset.trip && stay?.least === preset.stay?.least && stay?.most === preset.stay?.most
              }
              onClick={() => {
                onChange({
                  trip: preset.trip,
                  stay: preset.stay,
                  ...(preset.leaveOn.length > 0 ? { leaveOn: preset.leaveOn } : {}),
                })
                onDone()
              }}
              className={choice}
            >
              {preset.label}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  )
}
