import { expect, it } from 'vitest'
import { seatPast } from '../../../../../lib/alerts/compose/seat-past.ts'
import type { SeatLook } from '../../../../../lib/flights/flight-looks.ts'

const look = (day: number, free: string[], aircraft = 'A380'): SeatLook => ({
  seenAt: `2026-11-${day}T01:00:00.000Z`,
  aircraft: { name: aircraft, variant: null },
  seats: ['1A', '1K'].map((name) => ({ name, cabin: 'J', state: free.includes(name) ? 'free' : 'taken' })),
  counts: [],
})
const wish = { cabin: 'J', wanted: { kind: 'named', seats: ['1A', '1K'] } } as const
const settings = { ...wish, wanted: { ...wish.wanted, seats: [...wish.wanted.seats] } }

it('counts the looks at which the alert would have sent a message, including the first', () => {
  const looks = [look(20, ['1A', '1K']), look(19, ['1A']), look(18, ['1A']), look(17, []), look(16, ['1K'])]
  expect(seatPast(settings, looks, [])).toEqual({
    free: ['1A', '1K'],
    seenAt: '2026-11-20T01:00:00.000Z',
    messages: 3,
    looks: 5,
    since: '2026-11-16T01:00:00.000Z',
  })
})

it('leaves out looks at another aircraft', () => {
  const looks = [look(20, []), look(19, ['1A'], '787'), look(18, ['1A'], '787')]
  expect(seatPast(settings, looks, [])).toMatchObject({ free: [], messages: 0, looks: 1 })
})

it('returns null without a layout to find window seats, or without any look', () => {
  expect(seatPast({ cabin: 'J', wanted: { kind: 'window' } }, [look(20, ['1A'])], [])).toBeNull()
  expect(seatPast(settings, [], [])).toBeNull()
})
