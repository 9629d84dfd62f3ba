import type { Instant } from '@/lib/core/clock.ts'
import { ageOf, formatInstant } from '@/lib/core/formats.ts'

/** When something was, by its age; the exact time is one look away. */
export function Moment({ at, now }: { at: Instant; now: Instant }) {
  return (
    <time dateTime={at} title={formatInstant(at)} className="whitespace-nowrap">
      {ageOf(at, now).words}
    </time>
  )
}
