import { expect, it } from 'vitest'
import type { AlertHistoryDocument } from '../../../../../lib/alerts/alert-history.ts'
import { historyWords, waitingWords } from '../../../../../lib/alerts/compose/history-words.ts'

const shared = {
  at: '2026-11-20T01:00:00Z',
  alert: 'users/a/alerts/00',
  name: null,
  sendsAt: '2026-11-20T20:00:00Z',
  messages: [],
}
const flight = { program: 'qantas', from: 'SYD', to: 'SIN', date: '2026-12-08', cabin: 'J', direct: true } as const
const gone: AlertHistoryDocument = { ...shared, kind: 'gone', more: 2, seats: [{ ...flight, goneAt: shared.at }] }
const opened: AlertHistoryDocument = {
  ...shared,
  kind: 'openings',
  more: 0,
  told: [],
  gone: [],
  openings: [
    {
      ...flight,
      seats: 2,
      points: 68_400,
      charges: null,
      carriers: ['QF'],
      source: { kind: 'sample', name: 'sample data' },
      seenAt: shared.at,
      why: 'seats',
      before: null,
      other: null,
    },
  ],
}

it('describes what an alert found', () => {
  expect(historyWords(opened)).toEqual({
    title: '1 departure opened',
    lines: ['Tue 8 Dec SYD to SIN, 2 seats in business, 68,400 points'],
  })
  expect(historyWords(gone)).toEqual({ title: '3 departures gone', lines: ['Tue 8 Dec SYD to SIN, business'] })
  const lost = { from: 'SIN', to: 'SYD', date: '2026-12-15', direct: true }
  const wayBack: AlertHistoryDocument = { ...gone, seats: [{ ...flight, goneAt: shared.at, lost }] }
  expect(historyWords(wayBack).lines).toEqual(['Tue 15 Dec SIN to SYD, business'])
  const legs = [{ from: 'SYD', to: 'SIN', seats: ['4A', '4C'], more: 2, seenAt: '2026-11-20T00:58:00Z' }]
  const source = { kind: 'sample', name: 'Sample data' } as const
  const watched = { flight: 'QF1', date: '2026-12-08', cabin: 'J', wanted: { kind: 'window' } } as const
  const seat: AlertHistoryDocument = { ...shared, kind: 'seat', ...watched, legs, source }
  expect(historyWords(seat)).toEqual({ title: 'Free on QF1, Tue 8 Dec', lines: ['SYD to SIN: 4A, 4C, 2 more'] })
})

it('says until when an alert’s messages are held', () => {
  const later = { ...opened, sendsAt: '2026-11-21T20:00:00Z' }
  const words = (now: string) => waitingWords([later, gone], 'users/a/alerts/00', now)
  expect(words('2026-11-20T02:00:00Z')).toBe('2 messages are held until Sat 21 Nov 2026 07:00 AEDT.')
  expect(words('2026-11-20T21:00:00Z')).toBe('A message is held until Sun 22 Nov 2026 07:00 AEDT.')
  expect(words('2026-11-22T00:00:00Z')).toBeNull()
  expect(waitingWords([later], 'users/a/alerts/01', '2026-11-20T02:00:00Z')).toBeNull()
})
