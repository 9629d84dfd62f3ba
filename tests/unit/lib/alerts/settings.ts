import type { AlertSettings } from '../../../../lib/alerts/alert.ts'
import { emptyDraft } from '../../../../lib/alerts/compose/alert-draft.ts'

/** One business seat from Sydney to Singapore, on any day from 1 December 2026 to 1 November 2027. */
export function settingsWith(change: Partial<AlertSettings> = {}): AlertSettings {
  const { name: _, ...plain } = emptyDraft
  const dates = { start: '2026-12-01', end: '2027-11-01' }
  return { ...plain, from: ['SYD'], to: ['SIN'], dates, paused: false, ...change }
}
