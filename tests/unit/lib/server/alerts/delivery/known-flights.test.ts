import { expect, it } from 'vitest'
import type { Observation } from '../../../../../../lib/availability/observation.ts'
import { encodeParts } from '../../../../../../lib/availability/options-codec.ts'
import { mergeSnapshot } from '../../../../../../lib/availability/snapshot.ts'
import { findFlights } from '../../../../../../lib/server/alerts/delivery/known-flights.ts'
import { foundWith } from '../../../alerts/found.ts'

const back = { from: 'SIN', to: 'SYD', date: '2027-04-13', direct: true, charges: null }

/** A flight back at a time of day. */
function option(flight: string, departs: string, seats: number, points: number): Observation {
  const { from, to, date, direct } = back
  const sector = { ...{ from, to, flight, carrier: 'QF', cabin: 'J' as const, bookingClass: 'U', aircraft: null } }
  return {
    ...{ program: 'qantas', from, to, date, direct, cabin: 'J', fare: 'reward', carriers: ['QF'], charges: null },
    ...{ seats, points, source: { kind: 'file', name: 'x' }, seenAt: '2026-11-20T00:00:00Z' },
    sectors: [{ ...sector, departs: `${date}T${departs}`, arrives: `${date}T23:00` }],
  }
}

const options = [
  option('QF80', '08:00', 1, 60_000),
  option('QF82', '11:00', 1, 82_000),
  option('QF84', '17:00', 2, 82_000),
  option('QF86', '18:00', 4, 90_000),
]
const parts = encodeParts([mergeSnapshot(undefined, options)])
const repository = { readParts: async ({ from }: { from: string }) => (from === 'SIN' ? parts : []) }

it.each([
  [2, 82_000, 'QF84'],
  [1, 82_000, 'QF82'],
  [3, 82_000, 'QF86'],
  [9, 82_000, 'QF80'],
])('names the way back that has the %i seats found at %i points, or comes closest', async (seats, points, flight) => {
  const flights = await findFlights(repository, [foundWith({ other: { ...back, seats, points, kind: 'return' } })])
  expect([...flights.values()].map((itinerary) => itinerary.flights)).toEqual([[flight]])
})
