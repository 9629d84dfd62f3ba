import { describe, expect, it } from 'vitest'
import { findOpeningReminder } from '@/lib/calculators/opening-reminder.ts'
import { planReminder, ReminderRequest } from '@/lib/calculators/release-mail.ts'
import { defaults } from '@/lib/search/finder-state.ts'
import { tierOpenings } from '@/lib/search/tier-opening.ts'

const london = { ...defaults, from: ['PER'], to: ['LON'] }
const date = '2027-12-01'
const now = '2026-11-24T00:00:00Z'

/** The day that the email gives as the opening day. */
function opensOf(...args: Parameters<typeof findOpeningReminder>) {
  const plan = planReminder(findOpeningReminder(...args), now)
  return typeof plan === 'string' ? plan : plan.payload.opens
}

describe('the reminder of an opening', () => {
  it('fits the schema of a reminder request', () => {
    for (const program of ['qantas', 'velocity'] as const) {
      const request = { ...findOpeningReminder(program, london, date, null), wanted: true }
      expect(ReminderRequest.parse(request)).toEqual(request)
    }
  })

  it('is for the first day on which any member sees the seats', () => {
    expect(opensOf('qantas', london, date, null)).toBe('2026-12-13')
    // Virgin Australia's own seats, a day after those of its partners that open first.
    expect(opensOf('velocity', london, date, null)).toBe('2027-01-05')
    expect(opensOf('velocity', { ...london, programs: ['qantas', 'velocity'] }, date, null)).toBe('2026-12-13')
  })

  it('is for the opening day that is shown for a tier', () => {
    for (const { tier, opens } of tierOpenings(date, london) ?? []) {
      expect(opensOf('qantas', london, date, tier)).toBe(opens)
    }
  })

  it('is for the first opening day on a domestic flight, also for Bronze', () => {
    expect(opensOf('qantas', { ...london, to: ['SYD'] }, date, 'Bronze')).toBe('2026-12-13')
  })
})
