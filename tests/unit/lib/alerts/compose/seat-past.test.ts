import { expect, it } from 'vitest'
import { seatPast } from '../../../../../lib/alerts/compose/seat-past.ts'
import type { SeatSnapshot } from '../../../../../lib/flights/flight-snapshots.ts'

const snapshot = (day: number, free: string[], aircraft = 'A380'): SeatSnapshot => ({
  seenAt: `2026-11-${day}T01:00:00.000Z`,
  aircraft: { name: aircraft, variant: null },
  seats: ['1A', '1K'].map((name) => ({ name, cabin: 'J', state: free.includes(name) ? 'free' : 'taken' })),
  counts: [],
})
const criteria = { cabin: 'J', wanted: { kind: 'named', seats: ['1A', '1K'] } } as const
const settings = { ...criteria, wanted: { ...criteria.wanted, seats: [...criteria.wanted.seats] } }

it('counts the looks at which the alert would have sent a message, including the first', () => {
  const snapshots = [
    snapshot(20, ['1A', '1K']),
    snapshot(19, ['1A']),
    snapshot(18, ['1A']),
    snapshot(17, []),
    snapshot(16, ['1K']),
  ]
  expect(seatPast(settings, snapshots, [])).toEqual({
    free: ['1A', '1K'],
    seenAt: '2026-11-20T01:00:00.000Z',
    messages: 3,
    checks: 5,
    since: '2026-11-16T01:00:00.000Z',
  })
})

it('leaves out looks at another aircraft', () => {
  const snapshots = [snapshot(20, []), snapshot(19, ['1A'], '787'), snapshot(18, ['1A'], '787')]
  expect(seatPast(settings, snapshots, [])).toMatchObject({ free: [], messages: 0, checks: 1 })
})

it('returns null without a layout to find window seats, or without any look', () => {
  expect(seatPast({ cabin: 'J', wanted: { kind: 'window' } }, [snapshot(20, ['1A'])], [])).toBeNull()
  expect(seatPast(settings, [], [])).toBeNull()
})
