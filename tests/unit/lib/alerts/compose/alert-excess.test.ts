import { expect, test } from 'vitest'
import { alertExcess, alertReach, seatAlertExcess } from '../../../../../lib/alerts/compose/alert-excess.ts'
import type { SeatAlertSettings } from '../../../../../lib/alerts/seat-alert.ts'
import { settingsWith } from '../settings.ts'

const today = '2026-11-20'
const seatAlert = (date: string): SeatAlertSettings => ({
  ...{ flight: 'QF1', date, cabin: 'J', wanted: { kind: 'window' }, quiet: null, channels: ['email'], paused: false },
})

test('an alert for more people than the plan searches rests', () => {
  expect(alertExcess(settingsWith({ seats: 2 }), 'free', today)).toBe('seats')
  expect(alertExcess(settingsWith({ seats: 4 }), 'silver', today)).toBeNull()
  expect(alertExcess(settingsWith({ seats: 5 }), 'gold', today)).toBe('seats')
  expect(alertExcess(settingsWith({ seats: 9, programs: ['velocity'] }), 'gold', today)).toBeNull()
})

test('an alert for both programs runs for the one that takes the party', () => {
  const both = settingsWith({ seats: 5, programs: ['qantas', 'velocity'] })
  expect(alertExcess(both, 'gold', today)).toBeNull()
  expect(alertReach(both, 'gold', today)).toEqual({ programs: ['velocity'], until: '2028-01-14' })
  expect(alertExcess(both, 'free', today)).toBe('seats')
})

test('an alert whose every day is beyond the plan rests; one whose first days are within runs', () => {
  const from = (start: string) => alertExcess(settingsWith({ dates: { start, end: '2027-11-01' } }), 'free', today)
  expect(from('2027-03-20')).toBeNull()
  expect(from('2027-03-21')).toBe('days')
  expect(alertExcess(settingsWith({ dates: { start: '2027-03-21', end: '2027-03-21' } }), 'gold', today)).toBeNull()
})

test('each audience reaches as far as its plan says', () => {
  const until = (plan: Parameters<typeof alertReach>[1]) => alertReach(settingsWith(), plan, today).until
  expect([until('guest'), until('free'), until('silver'), until('gold')]).toEqual([
    '2027-01-19',
    '2027-03-20',
    '2028-01-14',
    '2028-01-14',
  ])
})

test('a seat alert rests when its flight is beyond the plan', () => {
  expect(seatAlertExcess(seatAlert('2027-03-20'), 'free', today)).toBeNull()
  expect(seatAlertExcess(seatAlert('2027-03-21'), 'free', today)).toBe('days')
  expect(seatAlertExcess(seatAlert('2027-03-21'), 'silver', today)).toBeNull()
})
