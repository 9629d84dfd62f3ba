import type { Instant } from '../../core/clock.ts'
import { formatInstant } from '../../core/formats.ts'
import type { NextCheck } from '../next-check.ts'

/** Says in one sentence when the next check comes, and admits it when that is unknown. */
export function checkWords(check: NextCheck, now: Instant): string {
  switch (check.kind) {
    case 'uncovered':
      return 'We don’t check these routes yet.'
    case 'unknown':
      return 'Automatic checks are running late.'
    case 'planned':
      return `Next check ${untilWords(check.at, now)}.`
    case 'crowded':
      return `Next check ${untilWords(check.at, now)} or later: many routes are in line.`
  }
}

function untilWords(at: Instant, now: Instant): string {
  const minutes = Math.ceil((Date.parse(at) - Date.parse(now)) / 60_000)
  if (minutes <= 1) return 'within a minute'
  return minutes < 60 ? `in ${minutes} min` : formatInstant(at)
}
