import type { AlertSettings } from '../../../../lib/alerts/alert.ts'

/** One business seat from Sydney to Singapore, any day of the year from December on. */
export function settingsWith(change: Partial<AlertSettings> = {}): AlertSettings {
  return {
    programs: ['qantas'],
    from: ['SYD'],
    to: ['SIN'],
    dates: { start: '2026-12-01', end: '2027-11-01' },
    weekdays: [],
    cabins: ['J'],
    seats: 1,
    split: false,
    direct: false,
    carriers: [],
    maxPoints: null,
    maxCharges: null,
    stay: null,
    holding: null,
    quiet: null,
    channels: ['email'],
    paused: false,
    ...change,
  }
}
