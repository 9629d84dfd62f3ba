import { expect, test } from 'vitest'
import type { FoundSeats } from '../../../../../lib/alerts/alert.ts'
import {
  alertExcess,
  alertReach,
  canBeSet,
  foundWithin,
  seatAlertExcess,
} from '../../../../../lib/alerts/compose/alert-excess.ts'
import type { SeatAlertSettings } from '../../../../../lib/alerts/seat-alert.ts'
import type { Audience } from '../../../../../lib/core/plan.ts'
import { settingsWith } from '../settings.ts'

const today = '2026-11-20'
const seatAlert = (date: string): SeatAlertSettings => ({
  ...{ flight: 'QF1', date, cabin: 'J', wanted: { kind: 'window' }, quiet: null, channels: ['email'], paused: false },
})

test('alertExcess is seats where the party is larger than the plan covers', () => {
  expect(alertExcess(settingsWith({ seats: 2 }), 'free', today)).toBe('seats')
  expect(alertExcess(settingsWith({ seats: 4 }), 'silver', today)).toBeNull()
  expect(alertExcess(settingsWith({ seats: 5 }), 'gold', today)).toBe('seats')
  expect(alertExcess(settingsWith({ seats: 9, programs: ['velocity'] }), 'gold', today)).toBeNull()
})

test('an alert for both programs runs in the one whose plan limit covers the party', () => {
  const both = settingsWith({ seats: 5, programs: ['qantas', 'velocity'] })
  expect(alertExcess(both, 'gold', today)).toBeNull()
  expect(alertReach(both, 'gold', today)).toEqual({ programs: ['velocity'], until: '2028-01-14' })
  expect(alertExcess(both, 'free', today)).toBe('seats')
})

test('alertExcess is days where all days are beyond the plan, and null if the first is within', () => {
  const from = (start: string) => alertExcess(settingsWith({ dates: { start, end: '2027-11-01' } }), 'free', today)
  expect(from('2027-03-20')).toBeNull()
  expect(from('2027-03-21')).toBe('days')
  expect(alertExcess(settingsWith({ dates: { start: '2027-03-21', end: '2027-03-21' } }), 'gold', today)).toBeNull()
})

test('each audience reaches as far ahead as its plan allows', () => {
  const until = (plan: Parameters<typeof alertReach>[1]) => alertReach(settingsWith(), plan, today).until
  expect([until('guest'), until('free'), until('silver'), until('gold')]).toEqual([
    '2027-01-19',
    '2027-03-20',
    '2028-01-14',
    '2028-01-14',
  ])
})

test('seatAlertExcess is days where the flight is beyond the plan', () => {
  expect(seatAlertExcess(seatAlert('2027-03-20'), 'free', today)).toBeNull()
  expect(seatAlertExcess(seatAlert('2027-03-21'), 'free', today)).toBe('days')
  expect(seatAlertExcess(seatAlert('2027-03-21'), 'silver', today)).toBeNull()
})

test('an alert from a larger plan can’t be set on a smaller one, even if it runs for its first days', () => {
  const ends = (end: string) => canBeSet(settingsWith({ dates: { start: '2027-03-01', end } }), 'free', today)
  expect([ends('2027-03-20'), ends('2027-03-21')]).toEqual([true, false])
  expect(canBeSet(settingsWith({ seats: 2 }), 'free', today)).toBe(false)
  expect(canBeSet(settingsWith({ seats: 5, programs: ['qantas', 'velocity'] }), 'gold', today)).toBe(true)
  expect(canBeSet(seatAlert('2027-03-20'), 'free', today)).toBe(true)
  expect(canBeSet(seatAlert('2027-03-21'), 'free', today)).toBe(false)
})

test('foundWithin cuts every seat count to what the plan shows', () => {
  const half = { kind: 'return', from: 'SIN', to: 'SYD', date: '2027-03-09', direct: true, seats: 9, points: 80_000 }
  const found = {
    ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-03-02', cabin: 'J', direct: true },
    ...{ seats: 7, points: 82_100, charges: null, carriers: ['QF'], before: { seats: 2, points: 90_000 } },
    ...{ other: half, rest: [{ ...half, kind: 'return-split', seats: 3 }] },
  } as unknown as FoundSeats
  const wordsFor = (plan: Audience) => {
    const { seats, before, other, rest } = foundWithin(found, plan)
    return [seats, before?.seats, other?.seats, rest?.[0]?.seats]
  }
  expect(wordsFor('free')).toEqual([1, 1, 1, 1])
  expect(wordsFor('gold')).toEqual([4, 2, 4, 3])
})
