import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getItineraryKey,
  type Itinerary,
  packItineraries,
  readItinerary,
  unpackItineraries,
} from '../../../../lib/availability/itinerary.ts'
import type { Sector } from '../../../../lib/availability/observation.ts'
import { pack } from '../../../../lib/availability/packing.ts'
import type { Option } from '../../../../lib/availability/snapshot.ts'

const sector = (
  from: string,
  to: string,
  departs: string,
  arrives: string,
  aircraft: string | null = null,
): Sector => ({
  from,
  to,
  carrier: 'QF',
  flight: 'QF1',
  departs,
  arrives,
  aircraft,
  cabin: 'J',
  bookingClass: null,
})
const source = { kind: 'file', name: 'x' } as const
const option: Option = {
  seats: 1,
  points: 1,
  charges: null,
  carriers: ['QF'],
  direct: false,
  source,
  fare: 'reward',
  seenAt: 0,
  sectors: [
    sector('SYD', 'SIN', '2026-03-01T16:00', '2026-03-01T21:15', 'A380'),
    sector('SIN', 'LHR', '2026-03-01T23:30', '2026-03-02T05:55', 'A380'),
  ],
}
const itinerary = fc.record<Itinerary>({
  carriers: fc.subarray(['BA', 'QF']),
  stops: fc.option(fc.subarray(['SIN', 'DOH'])),
  aircraft: fc.subarray(['A380', 'Boeing 787-9']),
  flights: fc.subarray(['BA16', 'QF1']),
  departs: fc.option(fc.integer({ min: 0, max: 1439 })),
  arrives: fc.option(fc.integer({ min: -600, max: 3000 })),
  minutes: fc.option(fc.integer({ min: 1, max: 9999 })),
})

describe('readItinerary', () => {
  it('returns the stops, the aircraft, the flights, the local times and the duration', () => {
    const named = { carriers: ['QF'], stops: ['SIN'], aircraft: ['A380', 'A380'], flights: ['QF1', 'QF1'] }
    const flown = { ...named, departs: 960, arrives: 1795 }
    // Sydney is eleven hours ahead of London in March.
    expect(readItinerary(option, '2026-03-01')).toEqual({ ...flown, minutes: 1795 - 960 + 660 })
  })

  it('counts an arrival across the date line as before the departure date', () => {
    const sectors = [sector('AKL', 'HNL', '2026-03-01T00:30', '2026-02-28T10:00')]
    expect(readItinerary({ ...option, direct: true, sectors }, '2026-03-01')).toMatchObject({
      stops: [],
      arrives: -840,
      minutes: 510,
    })
  })

  it('returns no duration if a zone is unknown or the times contradict each other', () => {
    const toNowhere = [sector('SYD', 'XXQ', '2026-03-01T16:00', '2026-03-01T21:15')]
    const backwards = [sector('SYD', 'SIN', '2026-03-01T16:00', '2026-03-01T09:00')]
    for (const sectors of [toNowhere, backwards])
      expect(readItinerary({ ...option, sectors }, '2026-03-01').minutes).toBeNull()
  })

  it('returns no stops for a direct flight without sectors, and unknown stops otherwise', () => {
    expect(readItinerary({ ...option, sectors: null, direct: true }, '2026-03-01').stops).toEqual([])
    expect(readItinerary({ ...option, sectors: null }, '2026-03-01')).toMatchObject({
      stops: null,
      departs: null,
      aircraft: [],
      flights: [],
    })
  })
})

describe('packed itineraries', () => {
  it('are unchanged after unpacking', () => {
    fc.assert(
      fc.property(fc.array(itinerary), (itineraries) => {
        expect(unpackItineraries(packItineraries(itineraries))).toEqual(itineraries)
      }),
    )
  })

  it('have no flights if written before flight numbers were stored', () => {
    const [before] = unpackItineraries(pack(new TextEncoder().encode('[[["QF"],[],["A380"],960,1795,480]]')))
    const known = { carriers: ['QF'], stops: [], aircraft: ['A380'], departs: 960, arrives: 1795, minutes: 480 }
    expect(before).toEqual({ ...known, flights: [] })
  })

  it('have the same key only if they are equal', () => {
    fc.assert(
      fc.property(itinerary, itinerary, (one, other) => {
        expect(getItineraryKey(one) === getItineraryKey(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
        expect(getItineraryKey({ ...one })).toBe(getItineraryKey(one))
      }),
    )
  })
})
