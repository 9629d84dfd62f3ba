import type { Provenance } from '../../../core/provenance.ts'

/** The time of day at which Qantas opens a date. Nothing official was found, and the reports differ. */
export const releaseHourTable = {
  id: 'release-hour',
  title: 'The hour at which Qantas opens a date',
  asOf: '2026-09-01',
  confidence: 'recalled',
  sources: [],
  claims: [
    { zone: 'Australia/Sydney', words: 'midnight in Sydney', confidence: 'recalled' },
    { zone: 'UTC', words: '00:00 UTC', confidence: 'recalled' },
  ],
  missing: ['the hour, officially, from Qantas', 'the hour Velocity opens a date'],
} as const satisfies Provenance & Record<string, unknown>
