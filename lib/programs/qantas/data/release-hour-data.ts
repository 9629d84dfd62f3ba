import type { Provenance } from '../../../core/provenance.ts'

/** At which moment of the day Qantas opens a date. Nothing official was found, and what was found differs. */
export const releaseHourTable = {
  id: 'release-hour',
  title: 'The hour at which Qantas opens a date',
  asOf: '2026-09-01',
  confidence: 'weak',
  sources: [
    'public GitHub file: Perth-Italy 2027 trip planner, figures dated September 2026 (one hobby author): midnight, Australian eastern time',
    'general knowledge without a source: 00:00 UTC',
  ],
  claims: [
    { zone: 'Australia/Sydney', words: 'midnight in Sydney', confidence: 'weak' },
    { zone: 'UTC', words: '00:00 UTC', confidence: 'recalled' },
  ],
  missing: ['the hour, officially, from Qantas', 'the hour Velocity opens a date'],
} as const satisfies Provenance & Record<string, unknown>
