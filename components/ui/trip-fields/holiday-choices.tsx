'use client'

import { useState } from 'react'
import { formatDate } from '@/lib/core/formats.ts'
import type { When } from '@/lib/core/url-state.ts'
import { type AustralianState, schoolHolidays, states } from '@/lib/search/data/school-holidays.ts'
import { stateOfZone, upcomingBreaks } from '@/lib/search/trip-presets.ts'

const key = 'holiday-state'

/** The state chosen last on this device, else the one of its time zone. */
function keptState(): AustralianState {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    const kept = localStorage.getItem(key)
    return states.find((state) => state === kept) ?? stateOfZone(zone)
  } catch {
    return stateOfZone(zone)
  }
}

type HolidayChoicesProps = { when: When; today: string; onChoose: (when: When) => void }

/** The coming school holidays of a state, each one press away. */
export function HolidayChoices({ when, today, onChoose }: HolidayChoicesProps) {
  const [state, setState] = useState(keptState)
  const { name, source, asOf } = schoolHolidays[state]
  const breaks = upcomingBreaks(state, today, 5)

  function choose(next: string): void {
    const chosen = states.find((one) => one === next)
    if (!chosen) return
    setState(chosen)
    try {
      localStorage.setItem(key, chosen)
    } catch {
      // Without storage it is asked for again next time.
    }
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-12 text-muted">School holidays</legend>
      <div className="flex flex-wrap gap-1.5">
        <select
          aria-label="School holidays of"
          value={state}
          onChange={(event) => choose(event.target.value)}
          className="min-h-11 lg:min-h-9 rounded-lg border border-edge bg-card px-2 text-14 font-medium"
        >
          {states.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        {breaks.map(({ label, leave, start, end }) => (
          <button
            key={start}
            type="button"
            title={`${formatDate(start, 'plain')} to ${formatDate(end, 'plain')}`}
            aria-pressed={when.kind === 'range' && when.start === leave.start && when.end === leave.end}
            onClick={() => onChoose({ kind: 'range', ...leave })}
            className="min-h-11 lg:min-h-9 rounded-lg border border-line px-2.5 text-14 font-medium hover:bg-seats-0 aria-pressed:border-accent aria-pressed:bg-seats-1"
          >
            {label}
          </button>
        ))}
      </div>
      <p className="mt-1 text-12 text-muted">
        {name}, government schools.{' '}
        <a href={source} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
          Published dates
        </a>
        , read {formatDate(asOf, 'plain')}.
      </p>
    </fieldset>
  )
}
