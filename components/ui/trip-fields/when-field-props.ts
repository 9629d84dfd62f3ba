import type { When } from '@/lib/core/url-state.ts'

/** A field of dates, before and after its panel has come. */
export type WhenFieldProps = {
  when: When
  windowDays: number
  /** Today where the last answer came from; before any answer the visitor's own clock tells. */
  today: string | null
  onChange: (when: When) => void
}
