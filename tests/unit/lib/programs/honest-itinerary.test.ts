import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cabin, cabins } from '../../../../lib/core/cabin.ts'
import { type FlownSegment, honestItinerary } from '../../../../lib/programs/honest-itinerary.ts'

const flight = (text: string, more: Partial<FlownSegment> = {}): FlownSegment => {
  const [carrier = '', pair = '', cabin = 'Y'] = text.split(' ')
  const [from = '', to = ''] = pair.split('-')
  return { carrier, from, to, cabin: cabin as Cabin, ...more }
}

test('lists the lower-cabin flight and the cabin shares of a business ticket', () => {
  const itinerary = honestItinerary([flight('MH SYD-KUL Y'), flight('MH KUL-SIN J')])
  expect(itinerary.soldAs).toBe('J')
  expect(itinerary.shareByCabin.J).toBeCloseTo(184 / (4087 + 184), 2)
  expect(itinerary.lowerCabin).toEqual([{ from: 'SYD', to: 'KUL', cabin: 'Y', miles: 4087 }])
  expect(itinerary.connections).toEqual([{ at: 'KUL', waitMinutes: null }])
})

describe('hidden stops', () => {
  test.each([
    ['QF1 to London', flight('QF SYD-LHR J', { flight: 'QF1' }), 'SIN'],
    ['BA16, recorded in the other direction with BA15', flight('BA SYD-LHR J', { flight: 'BA16' }), 'SIN'],
    ['Qatar to Canberra, whatever its number', flight('QR DOH-CBR J', { flight: 'QR990' }), 'MEL'],
    ['Qatar to Canberra, number not known', flight('QR DOH-CBR J'), 'MEL'],
  ])('%s', (_, segment, at) => {
    expect(honestItinerary([segment]).hiddenStops).toEqual([{ flight: expect.any(String), at, why: 'through-flight' }])
  })

  test('one flight number over two flights hides a stop', () => {
    const segments = [flight('QF SYD-SIN J', { flight: 'QF1' }), flight('QF SIN-LHR J', { flight: 'QF1' })]
    expect(honestItinerary(segments).hiddenStops).toEqual([{ flight: 'QF1', at: 'SIN', why: 'same-flight-number' }])
  })

  test('another flight number on the same pair has none', () => {
    expect(honestItinerary([flight('QF SYD-LHR J', { flight: 'QF209' })]).hiddenStops).toEqual([])
  })

  test('a plain non-stop flight has none', () => {
    expect(honestItinerary([flight('QF PER-LHR J', { flight: 'QF9' })]).hiddenStops).toEqual([])
  })
})

test('gives the waits on the ground and the total time across time zones', () => {
  const itinerary = honestItinerary([
    flight('SQ SYD-SIN J', { departs: '2027-01-10T09:00', arrives: '2027-01-10T14:10' }),
    flight('SQ SIN-LHR J', { departs: '2027-01-10T23:30', arrives: '2027-01-11T05:45' }),
  ])
  expect(itinerary.connections).toEqual([{ at: 'SIN', waitMinutes: 560 }])
  // 09:00 in Sydney (UTC+11) to 05:45 the next day in London (UTC+0).
  expect(itinerary.totalMinutes).toBe(20 * 60 + 45 + 11 * 60)
})

test('cabin shares always add up to one', () => {
  const places = fc.constantFrom('SYD', 'SIN', 'LHR', 'DOH', 'HKG', 'LAX')
  fc.assert(
    fc.property(
      fc.array(places, { minLength: 2, maxLength: 5 }),
      fc.array(fc.constantFrom(...cabins), { minLength: 4, maxLength: 4 }),
      (stops, classes) => {
        const segments = stops
          .slice(1)
          .map((to, i) => ({ from: stops[i] ?? '', to, carrier: 'QF', cabin: classes[i] ?? 'Y' }))
        const { shareByCabin } = honestItinerary(segments)
        const sum = cabins.reduce((total, cabin) => total + shareByCabin[cabin], 0)
        return Math.abs(sum - 1) < 1e-9 && cabins.every((cabin) => shareByCabin[cabin] >= 0)
      },
    ),
  )
})

test('an itinerary with a gap or without flights is refused', () => {
  expect(() => honestItinerary([])).toThrow(expect.objectContaining({ code: 'bad-trip' }))
  expect(() => honestItinerary([flight('QF SYD-MEL Y'), flight('QF PER-LHR Y')])).toThrow('lands in MEL')
})
