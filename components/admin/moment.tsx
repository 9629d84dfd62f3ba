import type { Instant } from '@/lib/core/clock.ts'
import { formatInstant, getAge } from '@/lib/core/formats.ts'

/** When something was, by its age; the exact time is one look away. */
export function Moment({ at, now }: { at: Instant; now: Instant }) {
  return (
    <time dateTime={at} title={formatInstant(at)} className="whitespace-nowrap">
      {getAge(at, now).words}
    </time>
  )
}
