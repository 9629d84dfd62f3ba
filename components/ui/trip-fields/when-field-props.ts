import type { Weekday } from '@/lib/core/codes.ts'
import type { Stay, When } from '@/lib/core/url-state.ts'
import type { Trip } from '@/lib/search/finder-state.ts'

/** How long away, and on which days of the week to leave. */
export type TripLength = { trip: Trip; stay: Stay | null; leaveOn: Weekday[] }

/** A field of dates, before and after its panel has come. */
export type WhenFieldProps = {
  when: When
  windowDays: number
  /** Today where the last answer came from; before any answer the visitor's own clock tells. */
  today: string | null
  onChange: (when: When) => void
  /** Where the form asks for the length of the trip as well. */
  length?: {
    value: TripLength
    onChange: (part: Partial<TripLength>) => void
    /** The form that the panel's own Search button sends. */
    form: string
  }
}
