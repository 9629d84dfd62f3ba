import type { LocalDate } from '../core/clock.ts'
import type { Weekday } from '../core/codes.ts'
import { addDays, getWeekday } from '../core/dates.ts'
import type { Stay } from '../core/url-state.ts'
import { type AustralianState, type SchoolBreak, schoolHolidays } from './data/school-holidays.ts'
import type { Trip } from './finder-state.ts'

/** Choices of dates and trip lengths that have a common name. */

export type LengthPreset = { id: string; label: string; trip: Trip; stay: Stay | null; leaveOn: Weekday[] }

/** Common lengths of a trip. A long weekend begins on a Thursday, Friday or Saturday. */
export const lengthPresets: readonly LengthPreset[] = [
  { id: 'one-way', label: 'One way', trip: 'one-way', stay: null, leaveOn: [] },
  { id: 'weekend', label: 'Long weekend', trip: 'return', stay: { min: 2, max: 4 }, leaveOn: ['thu', 'fri', 'sat'] },
  { id: 'week', label: '1 week', trip: 'return', stay: { min: 6, max: 8 }, leaveOn: [] },
  { id: 'fortnight', label: '2 weeks', trip: 'return', stay: { min: 12, max: 16 }, leaveOn: [] },
  { id: 'weeks', label: '2 to 3 weeks', trip: 'return', stay: { min: 14, max: 21 }, leaveOn: [] },
  { id: 'month', label: '3 to 4 weeks', trip: 'return', stay: { min: 21, max: 28 }, leaveOn: [] },
]

/** A school break, with `leave`: its days plus the weekend before and after, when families travel too. */
export type HolidayChoice = SchoolBreak & { label: string; leave: { start: LocalDate; end: LocalDate } }

const seasonNames = { summer: 'Summer', autumn: 'Autumn', winter: 'Winter', spring: 'Spring' } as const

/** Lists the breaks of a state that are not over, the next one first. */
export function upcomingBreaks(state: AustralianState, today: LocalDate, max = 6): HolidayChoice[] {
  return schoolHolidays[state].breaks
    .filter(({ end }) => end >= today)
    .slice(0, max)
    .map((one) => {
      const isMonday = getWeekday(one.start) === 0
      const isFriday = getWeekday(one.end) === 4
      const start = isMonday ? addDays(one.start, -2) : one.start
      return {
        ...one,
        label: `${seasonNames[one.season]} ${one.start.slice(0, 4)}`,
        leave: { start: start < today ? today : start, end: isFriday ? addDays(one.end, 2) : one.end },
      }
    })
}

const zones: Record<string, AustralianState> = {
  'Australia/Sydney': 'NSW',
  'Australia/Melbourne': 'VIC',
  'Australia/Brisbane': 'QLD',
  'Australia/Lindeman': 'QLD',
  'Australia/Perth': 'WA',
  'Australia/Eucla': 'WA',
  'Australia/Adelaide': 'SA',
  'Australia/Broken_Hill': 'NSW',
  'Australia/Hobart': 'TAS',
  'Australia/Darwin': 'NT',
}

/** The state whose school holidays most likely apply in a time zone. */
export function stateOfZone(zone: string): AustralianState {
  return zones[zone] ?? 'NSW'
}
