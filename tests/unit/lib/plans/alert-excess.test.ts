import { expect, test } from 'vitest'
import type { AlertDocument, SeatAlertDocument } from '../../../../lib/account/alert-documents.ts'
import { alertExcess, seatAlertExcess } from '../../../../lib/plans/alert-excess.ts'

const today = '2026-11-20'
const alert = (change: Partial<AlertDocument['settings']> = {}): AlertDocument['settings'] => ({
  ...{ program: 'qantas', from: ['SYD'], to: ['SIN'], cabins: ['J'], seats: 1, direct: false, maxPoints: null },
  dates: { start: '2026-12-01', end: '2027-11-01' },
  ...{ channels: ['email'], paused: false },
  ...change,
})
const seatAlert = (date: string): SeatAlertDocument['settings'] => ({
  ...{ flight: 'QF1', date, cabin: 'J', wanted: { kind: 'window' }, channels: ['email'], paused: false },
})

test('an alert for more people than the plan searches rests', () => {
  expect(alertExcess(alert({ seats: 2 }), 'free', today)).toBe('seats')
  expect(alertExcess(alert({ seats: 4 }), 'silver', today)).toBeNull()
  expect(alertExcess(alert({ seats: 5 }), 'gold', today)).toBe('seats')
  expect(alertExcess(alert({ seats: 9, program: 'velocity' }), 'gold', today)).toBeNull()
})

test('an alert whose every day is beyond the plan rests; one whose first days are within runs', () => {
  const from = (start: string) => alertExcess(alert({ dates: { start, end: '2027-11-01' } }), 'free', today)
  expect(from('2027-03-20')).toBeNull()
  expect(from('2027-03-21')).toBe('days')
  expect(alertExcess(alert({ dates: { start: '2027-03-21', end: '2027-03-21' } }), 'gold', today)).toBeNull()
})

test('a seat alert rests when its flight is beyond the plan', () => {
  expect(seatAlertExcess(seatAlert('2027-03-20'), 'free', today)).toBeNull()
  expect(seatAlertExcess(seatAlert('2027-03-21'), 'free', today)).toBe('days')
  expect(seatAlertExcess(seatAlert('2027-03-21'), 'silver', today)).toBeNull()
})
