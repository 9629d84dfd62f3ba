import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AlertSettings } from '../../../../../lib/alerts/alert.ts'
import { type AlertDraft, emptyDraft, getLastDay, toSettings } from '../../../../../lib/alerts/compose/alert-draft.ts'
import { draftFaults, getMaxSeats, seatDraftFaults } from '../../../../../lib/alerts/compose/draft-faults.ts'
import { emptySeatDraft } from '../../../../../lib/alerts/compose/seat-alert-draft.ts'
import { planSlugs } from '../../../../../lib/core/plan.ts'

const today = '2026-11-20'
const good: AlertDraft = { ...emptyDraft, from: ['SYD'], to: ['SIN'] }
const faultsOf = (change: Partial<AlertDraft>, plan: 'free' | 'silver' | 'gold' = 'free') =>
  draftFaults({ ...good, ...change }, plan, today)

describe('what stops a draft from being saved', () => {
  it('is nothing for a valid draft', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ dates: { start: today, end: getLastDay('free', today) } })).toEqual([])
  })

  it.each([
    ['no origin', { from: [] }, 'from', 'Choose where from.'],
    ['no destination', { to: [] }, 'to', 'Choose where to.'],
    ['a place nobody knows', { to: ['QQQ'] }, 'to', 'We don’t know QQQ. Remove it and try another.'],
    ['the same airport twice', { to: ['SYD'] }, 'to', 'Choose two different airports.'],
    [
      'days that have passed',
      { dates: { start: '2026-10-01', end: '2026-11-19' } },
      'dates',
      '19 Nov 2026 has already passed.',
    ],
    ['a booking that has flown', { holding: { date: '2026-11-19', cabin: 'Y', points: null } }, 'holding', /departed/],
    ['no channel', { channels: [] }, 'channels', 'Choose at least one way to be notified.'],
    [
      '500 places',
      { from: Array.from({ length: 500 }, () => 'SYD') },
      'from',
      'Choose up to 40 places; a region counts as one.',
    ],
  ] as const)('is %s', (_, change, field, message) => {
    expect(faultsOf(change as Partial<AlertDraft>)).toEqual([
      { field, message: typeof message === 'string' ? message : expect.stringMatching(message), locked: false },
    ])
  })

  it('allows a route from an airport to its own country, which has other airports', () => {
    expect(faultsOf({ from: ['SYD'], to: ['country:AU'] })).toEqual([])
  })

  it('is a plan limit, locked where a larger plan lifts it', () => {
    const far = { dates: { start: '2027-08-01', end: '2027-08-31' } }
    expect(faultsOf(far)).toEqual([
      {
        field: 'dates',
        message: 'Free covers 120 days ahead, to 20 Mar 2027. Silver and Gold cover 420 days.',
        locked: true,
      },
    ])
    expect(faultsOf(far, 'silver')).toEqual([])
    expect(faultsOf({ seats: 4 })).toMatchObject([{ field: 'seats', locked: true }])
    expect(faultsOf({ seats: 4 }, 'silver')).toEqual([])
    expect(faultsOf({ channels: ['email', 'webhook'] })).toMatchObject([{ field: 'channels', locked: true }])
    expect(faultsOf({ channels: ['email', 'feed'] })).toEqual([])
  })

  it('is not locked where no plan reaches it', () => {
    expect(faultsOf({ seats: 5 }, 'gold')).toMatchObject([{ field: 'seats', locked: false }])
    expect(faultsOf({ seats: 5, programs: ['qantas', 'velocity'] }, 'gold')).toEqual([])
    expect(faultsOf({ dates: { start: '2028-06-01', end: '2028-06-02' } }, 'gold')).toMatchObject([{ locked: false }])
  })

  it('leaves only drafts whose settings are valid and within the plan', () => {
    const day = fc.constantFrom('2026-11-01', '2026-11-20', '2027-03-20', '2027-03-21', '2028-01-14', '2028-01-15')
    const draft = fc.record({
      seats: fc.integer({ min: 1, max: 9 }),
      split: fc.boolean(),
      dates: fc.option(fc.tuple(day, day).map(([a, b]) => (a < b ? { start: a, end: b } : { start: b, end: a }))),
      name: fc.constantFrom('', '  ', 'Tokyo'),
    })
    fc.assert(
      fc.property(draft, fc.constantFrom(...planSlugs), (change, plan) => {
        const whole = { ...good, ...change }
        if (draftFaults(whole, plan, today).length > 0) return
        const settings = AlertSettings.parse(toSettings(whole, plan, today))
        expect(settings.dates.end <= getLastDay(plan, today)).toBe(true)
        expect(settings.seats <= getMaxSeats(settings.programs, plan)).toBe(true)
        expect(settings.name === undefined || settings.name.length > 0).toBe(true)
        expect(settings.split && settings.seats === 1).toBe(false)
      }),
    )
  })
})

describe('what stops a seat alert from being saved', () => {
  const flight = { ...emptySeatDraft, flight: 'QF1', date: '2026-12-01' }

  it('is a missing flight or day, a day that has passed, or a day beyond the plan', () => {
    expect(seatDraftFaults(flight, 'free', today)).toEqual([])
    expect(seatDraftFaults(emptySeatDraft, 'free', today).map(({ field }) => field)).toEqual(['flight', 'date'])
    expect(seatDraftFaults({ ...flight, date: '2026-11-19' }, 'free', today)).toMatchObject([{ locked: false }])
    expect(seatDraftFaults({ ...flight, date: '2027-06-01' }, 'free', today)).toMatchObject([{ locked: true }])
    expect(seatDraftFaults({ ...flight, date: '2027-06-01' }, 'gold', today)).toEqual([])
  })
})
