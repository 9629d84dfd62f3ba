import type { Weekday } from '@/lib/core/codes.ts'
import type { Stay, When } from '@/lib/core/url-state.ts'
import type { Trip } from '@/lib/search/finder-state.ts'

/** How long away, and on which days of the week to leave. */
export type TripLength = { trip: Trip; stay: Stay | null; leaveOn: Weekday[] }

/** The props of a date field, shared by its versions before and after its panel is loaded. */
export type WhenFieldProps = {
  when: When
  windowDays: number
  /** Today's date according to the last answer; null before any answer, when the visitor's clock is used. */
  today: string | null
  /** The id of the text that says what is wrong. */
  describedBy?: string
  onChange: (when: When) => void
  /** Set if the form also asks for the length of the trip. */
  length?: {
    value: TripLength
    onChange: (part: Partial<TripLength>) => void
    /** The id of the form that the panel's own Search button submits. */
    form: string
  }
}
