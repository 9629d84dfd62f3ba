import type { Instant } from '../../core/clock.ts'
import { formatInstant } from '../../core/formats.ts'
import type { NextCheck } from '../next-check.ts'

/** When the next look comes, in one sentence; honest where nobody can say. */
export function checkWords(check: NextCheck, now: Instant): string {
  switch (check.kind) {
    case 'uncovered':
      return 'No check is planned: no source covers these routes yet.'
    case 'unknown':
      return 'No check is planned: the scheduled looks have not run lately.'
    case 'planned':
      return `Next check ${untilWords(check.at, now)}.`
    case 'crowded':
      return `Next check ${untilWords(check.at, now)} at the earliest: more routes are due than one run looks at.`
  }
}

function untilWords(at: Instant, now: Instant): string {
  const minutes = Math.ceil((Date.parse(at) - Date.parse(now)) / 60_000)
  if (minutes <= 1) return 'within a minute'
  return minutes < 60 ? `in ${minutes} min` : formatInstant(at)
}
