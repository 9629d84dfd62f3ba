import type { Instant } from '@/lib/core/clock.ts'
import { formatInstant, getAge } from '@/lib/core/formats.ts'

/** The age of an event, with the exact time as a tooltip. */
export function Moment({ at, now }: { at: Instant; now: Instant }) {
  return (
    <time dateTime={at} title={formatInstant(at)} className="whitespace-nowrap">
      {getAge(at, now).words}
    </time>
  )
}
