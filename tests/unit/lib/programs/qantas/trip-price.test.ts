import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cabin, cabins } from '../../../../../lib/core/cabin.ts'
import { flownMiles } from '../../../../../lib/network/distance.ts'
import { priceByMiles } from '../../../../../lib/programs/qantas/classic-reward.ts'
import { priceJourney, priceTrip, splitIntoTrips } from '../../../../../lib/programs/qantas/trip-price.ts'
import type { Segment } from '../../../../../lib/programs/segment.ts'

const today = '2026-11-20'

/** `QF SYD-HKG J, CX HKG-SIN J` as segments. */
function flights(text: string): Segment[] {
  return text.split(', ').map((flight) => {
    const [carrier = '', pair = '', cabin = 'Y'] = flight.split(' ')
    const [from = '', to = ''] = pair.split('-')
    return { carrier, from, to, cabin: cabin as Cabin }
  })
}

function points(text: string, bookedOn = today): number | string {
  const price = priceJourney([flights(text)], bookedOn)
  return price.status === 'published' ? price.points : price.reason
}

describe('worked examples', () => {
  test.each([
    ['r8', 'QF SYD-SIN J, QF SIN-LHR J', today, 166_300],
    ['r19', 'QF SYD-HKG J, CX HKG-SIN J', '2023-11-19', 112_200],
    ['r20', 'CX SYD-HKG W, CX HKG-SIN W', '2023-11-19', 81_800],
    ['r22', 'JQ SYD-MEL Y, CX MEL-HKG Y', '2023-05-15', 36_600],
    ['JQ and CX in business', 'JQ SYD-DPS J, CX DPS-HKG J', '2023-05-15', 86_000],
    ['JQ and JL', 'JQ SYD-SGN Y, JL SGN-HND Y', '2023-05-15', 46_000],
    ['JQ twice, then JL', 'JQ SYD-CNS Y, JQ CNS-KIX Y, JL KIX-HND Y', '2023-05-15', 36_000],
    ['mixed partner and Qantas', 'QF SYD-HKG W, CX HKG-SIN Y', '2023-11-19', 71_300],
    ['a partner with a change of cabin, then', 'MH SYD-KUL J, MH KUL-SIN Y', '2023-11-19', 85_000],
    ['a partner with a change of cabin, now', 'MH SYD-KUL J, MH KUL-SIN Y', today, 90_000],
    ['China Airlines as one total before', 'CI SYD-TPE Y, CI TPE-SIN Y', '2023-06-15', 45_000],
    ['China Airlines flight by flight, then', 'CI SYD-TPE Y, CI TPE-SIN Y', '2023-11-19', 50_200],
    ['Fiji Airways on the Qantas table', 'FJ SYD-NAN Y, FJ NAN-SIN Y', '2023-11-19', 41_900],
    ['economy feeder before Qantas business', 'QF SYD-MEL Y, QF MEL-HND J', '2023-06-01', 82_000],
  ])('%s: %s', (_, text, bookedOn, expected) => {
    expect(points(text, bookedOn)).toBe(expected)
  })

  test('r19 takes one price from each of two tables', () => {
    const price = priceJourney([flights('QF SYD-HKG J, CX HKG-SIN J')], '2023-11-19')
    expect(price).toMatchObject({
      trips: [
        { points: 68_400, endedBy: 'carrier-change', parts: [{ zone: 5, table: { id: 'qantas-2019' } }] },
        { points: 43_800, endedBy: 'end-of-direction', parts: [{ zone: 3, table: { id: 'partner-2019' } }] },
      ],
    })
  })
})

describe('Qantas with Jetstar costs the lower of one total and each flight on its own table', () => {
  test.each([
    ['one total is lower', 'JQ SYD-MEL Y, QF MEL-ADL Y', 13_800, 'whole-trip'],
    ['each on its own is lower', 'QF MEL-SYD J, JQ SYD-NAN J', 19_300 + 32_600, 'each-flight-on-its-own-table'],
    ['a split by cabin is lower', 'QF SYD-MEL J, JQ MEL-PER Y', 19_300 + 16_600, 'split-by-cabin'],
  ])('%s: %s', (_, text, expected, rule) => {
    expect(priceTrip({ segments: flights(text) }, today)).toMatchObject({ points: expected, rule })
  })

  test('Jetstar alone is priced on its own table, by the total miles', () => {
    expect(points('JQ MEL-SYD Y, JQ SYD-DPS Y')).toBe(20_700)
  })
})

describe('where a Trip ends', () => {
  const at = (segment: Segment, departs: string, arrives: string): Segment => ({ ...segment, departs, arrives })
  const [first, second] = flights('QF SYD-SIN Y, QF SIN-LHR Y') as [Segment, Segment]
  const ends = (segments: Segment[], bookedOn = today) =>
    splitIntoTrips([segments], bookedOn).map((trip) => trip.endedBy)

  test.each([
    ['24 hours on the ground are a connection', '2027-01-02T20:00', ['end-of-direction']],
    ['a minute more is a stopover', '2027-01-02T20:01', ['stopover', 'end-of-direction']],
  ])('%s', (_, departs, expected) => {
    const segments = [at(first, '2027-01-01T12:00', '2027-01-01T20:00'), at(second, departs, '2027-01-03T06:00')]
    expect(ends(segments)).toEqual(expected)
  })

  test('a stopover splits one Trip into two', () => {
    const stop = [at(first, '2027-01-01T12:00', '2027-01-01T20:00'), at(second, '2027-01-05T20:00', '2027-01-06T06:00')]
    expect(priceJourney([stop], today)).toMatchObject({ points: 29_000 + 43_200 })
    expect(points('QF SYD-SIN Y, QF SIN-LHR Y')).toBe(63_500)
  })

  test('past 15,000 miles a new Trip begins', () => {
    expect(ends(flights('QF SYD-SIN Y, QF SIN-LHR Y, QF LHR-PER Y'))).toEqual(['distance-limit', 'end-of-direction'])
  })

  test('a return is two Trips', () => {
    const price = priceJourney([flights('QF SYD-SIN J'), flights('QF SIN-SYD J')], today)
    expect(price).toMatchObject({ points: 2 * 82_100 })
  })

  test('another airport of the same city is a connection, another city is an error', () => {
    expect(points('BA SIN-LHR Y, BA LGW-VCE Y')).toBeTypeOf('number')
    expect(() => points('QF SYD-MEL Y, QF ADL-PER Y')).toThrow('lands in MEL, but the next one leaves from ADL')
    expect(() => priceJourney([[]], today)).toThrow('at least one flight')
  })
})

test('two partners are never one Trip', () => {
  expect(() => priceTrip({ segments: flights('CX SYD-HKG Y, BA HKG-LHR Y') }, today)).toThrow(
    'CX and BA are never one Trip: price the journey.',
  )
})

test('one unpriced flight leaves the journey unpriced, with the reason', () => {
  expect(points('QF SYD-SIN Y, SQ SIN-LHR Y')).toContain('SQ')
})

describe('properties', () => {
  const airport = fc.constantFrom('SYD', 'MEL', 'BNE', 'PER', 'SIN', 'HKG', 'LAX', 'AKL', 'DPS')
  const path = fc
    .array(airport, { minLength: 3, maxLength: 5 })
    .filter((stops) => stops.every((stop, index) => index === 0 || stop !== stops[index - 1]))
  const journey = fc
    .tuple(
      path,
      fc.array(fc.constantFrom('QF', 'JQ', 'CX', 'EK'), { minLength: 4, maxLength: 4 }),
      fc.array(fc.constantFrom('Y', 'J'), { minLength: 4, maxLength: 4 }),
    )
    .map(([stops, carriers, classes]) =>
      stops.slice(1).map((to, index) => ({
        from: stops[index] ?? '',
        to,
        carrier: carriers[index] ?? 'QF',
        cabin: (classes[index] ?? 'Y') as Cabin,
      })),
    )

  test('a price is a positive whole number, the sum of its parts', () => {
    fc.assert(
      fc.property(journey, (segments) => {
        const price = priceJourney([segments], today)
        if (price.status === 'not-published') return true
        const parts = price.trips.flatMap((trip) => trip.parts)
        const sum = parts.reduce((total, part) => total + part.points, 0)
        return Number.isInteger(price.points) && price.points > 0 && price.points === sum
      }),
    )
  })

  test('no flight makes a Trip cheaper than the cheapest price of that flight alone', () => {
    fc.assert(
      fc.property(journey, (segments) => {
        const price = priceJourney([segments], today)
        if (price.status === 'not-published') return true
        return segments.every(({ from, to, carrier, cabin }) => {
          const alone = priceByMiles({ miles: flownMiles(from, to), carrier, cabin, bookedOn: today })
          return alone.status === 'not-published' || price.points >= alone.points
        })
      }),
    )
  })

  test('a better cabin on one airline never costs less', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('QF', 'CX'), (stops, carrier) => {
        const costs = cabins.map((cabin) => {
          const segments = stops.slice(1).map((to, index) => ({ from: stops[index] ?? '', to, carrier, cabin }))
          const price = priceJourney([segments], today)
          return price.status === 'published' ? price.points : 0
        })
        return costs.every((cost, index) => index === 0 || cost >= (costs[index - 1] ?? 0))
      }),
    )
  })
})
