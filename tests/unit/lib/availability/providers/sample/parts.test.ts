import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draw, hashText } from '../../../../../../lib/availability/providers/sample/chance.ts'
import { makeFlights, weekdayOf } from '../../../../../../lib/availability/providers/sample/flights.ts'
import { daysFlown, listJourneys, toSectors } from '../../../../../../lib/availability/providers/sample/journeys.ts'
import { demandFor, getDemand, seatsLeft } from '../../../../../../lib/availability/providers/sample/seats.ts'
import { epochDay } from '../../../../../../lib/core/dates.ts'
import { knownFlights } from '../../../../../../lib/network/aircraft/known-flights.ts'
import { allRoutes, routesBetween } from '../../../../../../lib/network/routes.ts'
import { programFacts } from '../../../../../../lib/programs/program-facts.ts'

const day = epochDay('2027-03-10')
const [route] = routesBetween('qantas', 'SYD', 'LAX')
if (route === undefined) throw new Error('SYD-LAX is not in the network')
const flights = makeFlights(route)
const [flight] = flights
if (flight === undefined) throw new Error('SYD-LAX has no flight')

describe('chance', () => {
  it('is the same for the same numbers, between 0 and 1, and spread evenly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.nat(), fc.nat(), (seed, a, b) => {
        const drawn = draw(seed, a, b)
        expect(drawn).toBe(draw(seed, a, b))
        expect(drawn >= 0 && drawn < 1).toBe(true)
      }),
    )
    const tenths = new Array<number>(10).fill(0)
    for (let at = 0; at < 10_000; at += 1) {
      const tenth = Math.floor(draw(hashText('x'), at, 3) * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    expect(Math.min(...tenths)).toBeGreaterThan(850)
    expect(Math.max(...tenths)).toBeLessThan(1150)
  })

  it('hashes different texts differently', () => {
    expect(new Set(['QF SYD LAX', 'QF LAX SYD', 'QF SYD LAY', ''].map(hashText)).size).toBe(4)
  })
})

describe('flights', () => {
  it('keep to the carrier, cabins and aircraft of their route, at most three a day', () => {
    expect(flights.length).toBeLessThanOrEqual(3)
    for (const one of flights) {
      expect([one.carrier, one.cabins]).toEqual([route.carrier, route.cabins])
      expect(route.aircraft).toContain(one.aircraft)
      expect(one.departs >= 0 && one.departs < 1440).toBe(true)
    }
  })

  it('have a number that sources name, or else a unique one from 9001 on', () => {
    expect(flights.map(({ number }) => number)).toContain('QF11')
    const all = allRoutes.flatMap((one) => makeFlights(one).map(({ number }) => number))
    const invented = all.filter((number) => /^..9\d{3}$/.test(number))
    expect(new Set(invented).size).toBe(invented.length)
    const named = knownFlights.flatMap(({ flights: numbers }) => numbers)
    for (const number of new Set(all)) expect(/^..9\d{3}$/.test(number) || named.includes(number), number).toBe(true)
  })

  it('fly as often a week as the route, when that is less than daily', () => {
    const thin = makeFlights({ ...route, flightsPerWeek: 3 })
    expect(thin).toHaveLength(1)
    expect(thin[0]?.weekdays.filter(Boolean)).toHaveLength(3)
  })

  it('know the weekday, counted from Sunday', () => {
    expect([weekdayOf(0), weekdayOf(epochDay('2026-11-22'))]).toEqual([4, 0])
  })
})

describe('seats', () => {
  it('are none before the calendar opens and after departure, and never more than nine', () => {
    expect(seatsLeft(flight, 'qantas', 'Y', day, programFacts.qantas.openDays + 1)).toBe(0)
    expect(seatsLeft(flight, 'qantas', 'Y', day, -1)).toBe(0)
    for (let lead = 0; lead <= programFacts.qantas.openDays; lead += 1) {
      const left = seatsLeft(flight, 'qantas', 'Y', day, lead)
      expect(left >= 0 && left <= 9).toBe(true)
    }
  })

  it('only decrease, until the last fortnight', () => {
    for (let offset = 0; offset < 60; offset += 1) {
      let before = 9
      for (let lead = programFacts.velocity.openDays; lead > 14; lead -= 1) {
        const left = seatsLeft(flight, 'velocity', 'J', day + offset, lead)
        expect(left).toBeLessThanOrEqual(before)
        before = left
      }
    }
  })

  it('are in more demand in summer, in the holidays and at weekends', () => {
    expect(getDemand(epochDay('2026-12-23'))).toBeGreaterThan(getDemand(epochDay('2027-02-24')))
    expect(getDemand(epochDay('2027-07-07'))).toBeGreaterThan(getDemand(epochDay('2027-08-11')))
    expect(getDemand(epochDay('2027-03-12'))).toBeGreaterThan(getDemand(epochDay('2027-03-10')))
  })

  it('are in more demand in the season of their destination', () => {
    const wanted = (to: string, date: string) => demandFor({ from: 'SYD', to }, epochDay(date))
    expect(wanted('LHR', '2027-08-11')).toBeGreaterThan(wanted('SIN', '2027-08-11'))
    expect(wanted('HND', '2027-03-31')).toBeGreaterThan(wanted('LHR', '2027-03-31'))
  })
})

describe('journeys', () => {
  it('are flown on the weekdays of all their flights, the second leaving after the first has landed', () => {
    const connecting = listJourneys('velocity', 'SYD', 'LHR')
    expect(connecting.length).toBeGreaterThan(0)
    for (const journey of connecting) {
      expect(journey.flights).toHaveLength(2)
      for (let at = 0; at < 14; at += 1) {
        const days = daysFlown(journey, day + at)
        if (days === null) continue
        const [first, second] = toSectors(journey, days, 'J')
        expect((first?.arrives ?? '~') < (second?.departs ?? '')).toBe(true)
        expect(journey.flights.every((one, leg) => one.weekdays[weekdayOf(days[leg] ?? 0)])).toBe(true)
      }
    }
  })

  it('do not connect on short routes, and do not exist without a route', () => {
    expect(listJourneys('qantas', 'SYD', 'MEL').every((journey) => journey.flights.length === 1)).toBe(true)
    expect(listJourneys('velocity', 'ABX', 'LHR')).toEqual([])
  })

  it('keep to local time when clocks change', () => {
    const journey = listJourneys('qantas', 'SYD', 'LAX').find((one) => one.flights.length === 1)
    if (journey === undefined) throw new Error('no direct journey')
    const hours = (date: string) => {
      const [sector] = toSectors(journey, [epochDay(date)], 'Y')
      return (Date.parse(`${sector?.arrives}Z`) - Date.parse(`${sector?.departs}Z`)) / 3_600_000
    }
    // Sydney puts its clocks back on 4 April 2027; Los Angeles has put its forward before.
    expect(hours('2027-04-10') - hours('2027-04-01')).toBe(1)
  })
})
