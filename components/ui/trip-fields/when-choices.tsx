'use client'

import { useId, useState } from 'react'
import { type Weekday, weekdays } from '@/lib/core/codes.ts'
import { earliestDeparture } from '@/lib/core/dates.ts'
import { formatDate, formatMonth } from '@/lib/core/formats.ts'
import type { When } from '@/lib/core/url-state.ts'
import { type AustralianState, schoolHolidays, states } from '@/lib/search/data/school-holidays.ts'
import { lengthPresets, stateOfZone, upcomingBreaks } from '@/lib/search/trip-presets.ts'
import { getMonths, monthsAhead, pickMonth } from '@/lib/search/when-months.ts'
import { Button } from '../button.tsx'
import { Segmented } from '../segmented.tsx'
import type { TripLength, WhenFieldProps } from './when-field-props.ts'

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
  /** Called once a length is chosen, the last question here. */
  onDone: () => void
}

/** The days of the week to leave on, and presets for how long to stay away. */
function LengthChoices({ value, onChange, onDone }: LengthChoicesProps) {
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
              aria-pressed={trip === preset.trip && stay?.min === preset.stay?.min && stay?.max === preset.stay?.max}
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

const key = 'holiday-state'

/** Returns the state chosen last on this device, else the state of its time zone. */
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

/** The next school holidays of a state, each chosen with one press. */
function HolidayChoices({ when, today, onChoose }: HolidayChoicesProps) {
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
      // Without storage, the next visit starts from the time zone's state again.
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
            className={choice}
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
        , checked {formatDate(asOf, 'plain')}.
      </p>
    </fieldset>
  )
}

const kinds = [
  { value: 'any', label: 'Any time' },
  { value: 'month', label: 'Months' },
  { value: 'range', label: 'Dates' },
] as const

type WhenChoicesProps = WhenFieldProps & { onDone: () => void }

/** The panel to choose when to travel and, if the form asks for it, for how long. */
export function WhenChoices({ when, windowDays, today, length, onChange, onDone }: WhenChoicesProps) {
  const [kind, setKind] = useState(() => (getMonths(when) ? 'month' : when.kind))

  function choose(next: When): void {
    onChange(next)
    setKind(next.kind === 'range' && getMonths(next) ? 'month' : next.kind)
    // If the form also asks for the length, there is more to choose.
    if (!length) onDone()
  }

  function search(id: string): void {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) form.requestSubmit()
    onDone()
  }

  function changeKind(next: When['kind']): void {
    setKind(next)
    if (next === 'any') onChange({ kind: 'any' })
  }

  return (
    <div className="space-y-4">
      <Segmented label="How to choose" value={kind} options={kinds} onChange={changeKind} />
      {kind === 'any' ? (
        <p className="text-14 text-muted">Every day you can search: {windowDays} days from today.</p>
      ) : null}
      {/* Also shown under “Any time”, so that a month is one press away. */}
      {kind !== 'range' && today !== null ? (
        <MonthChoices when={when} today={today} isSpan={length !== undefined} onChoose={choose} />
      ) : null}
      {kind === 'range' ? <DateRange when={when} min={today && earliestDeparture(today)} onChoose={choose} /> : null}
      {length && today !== null ? <HolidayChoices when={when} today={today} onChoose={choose} /> : null}
      {length ? <LengthChoices value={length.value} onChange={length.onChange} onDone={onDone} /> : null}
      {length ? (
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex justify-end gap-2 border-t border-line bg-card px-4 py-3">
          <Button onClick={onDone}>Done</Button>
          <Button kind="primary" onClick={() => search(length.form)}>
            Search
          </Button>
        </div>
      ) : kind === 'any' ? (
        <Button onClick={onDone}>Done</Button>
      ) : null}
    </div>
  )
}

type DateRangeProps = { when: When; min: string | null; onChoose: (when: When) => void }

/** Two dates, both inclusive. Native date fields, which work best on phones. */
function DateRange({ when, min, onChoose }: DateRangeProps) {
  const chosen = when.kind === 'range' ? when : { start: '', end: '' }
  const [given, setGiven] = useState(chosen)
  const [{ start, end }, setTyped] = useState(chosen)
  if (given.start !== chosen.start || given.end !== chosen.end) {
    setGiven(chosen)
    setTyped(chosen)
  }
  const isBackwards = start !== '' && end !== '' && end < start
  const isComplete = start !== '' && end !== '' && !isBackwards
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <DateInput label="First day" value={start} min={min} onChange={(day) => setTyped({ start: day, end })} />
        <DateInput label="Last day" value={end} min={start || min} onChange={(day) => setTyped({ start, end: day })} />
      </div>
      {isBackwards ? (
        <p role="alert" className="text-14 text-danger">
          The last day is before the first.
        </p>
      ) : null}
      <Button disabled={!isComplete} onClick={() => onChoose({ kind: 'range', start, end })}>
        Use these dates
      </Button>
    </div>
  )
}

type DateInputProps = { label: string; value: string; min: string | null; onChange: (value: string) => void }

function DateInput({ label, value, min, onChange }: DateInputProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block text-12 text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={min ?? undefined}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1 min-h-11 w-full rounded-lg border border-edge bg-card px-2 text-14"
      />
    </div>
  )
}

type MonthChoicesProps = { when: When; today: string; isSpan: boolean; onChoose: (when: When) => void }

/** The coming months, the current one first. With `isSpan`, a second press chooses all months in between. */
function MonthChoices({ when, today, isSpan, onChoose }: MonthChoicesProps) {
  const chosen = getMonths(when)
  return (
    <div>
      <ul className="grid grid-cols-5 gap-1">
        {monthsAhead(today).map((month) => (
          <li key={month}>
            <button
              type="button"
              aria-label={formatMonth(month)}
              aria-pressed={chosen !== null && month >= chosen.first && month <= chosen.last}
              onClick={() => onChoose(isSpan ? pickMonth(when, month) : { kind: 'month', month })}
              className="flex min-h-11 w-full flex-col items-center justify-center rounded-lg border border-line text-14 leading-4 font-medium hover:bg-seats-0 aria-pressed:border-accent aria-pressed:bg-seats-1"
            >
              {formatMonth(month, 'monthShort')}
              <span className="figures text-12 font-normal text-muted">{month.slice(0, 4)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isSpan ? (
        <p className="mt-1 text-12 text-muted">Press a second month to include everything in between.</p>
      ) : null}
    </div>
  )
}
