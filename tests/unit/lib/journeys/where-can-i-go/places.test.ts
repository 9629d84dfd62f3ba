import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gateways } from '../../../../../lib/calculators/fly/cities.ts'
import { findBadValues } from '../../../../../lib/core/address-state.ts'
import { PlacesAnswer, placesView } from '../../../../../lib/journeys/where-can-i-go/places-answer.ts'
import {
  getBudget,
  getRequestedDays,
  placesAddress,
  placesDefaults,
  placesFields,
} from '../../../../../lib/journeys/where-can-i-go/places-state.ts'

const cell = (to: string, points: number | null, cabin: 'Y' | 'J' = 'Y') => ({
  to,
  cabin,
  from: 'SYD',
  days: 3,
  points,
  date: '2026-12-01',
  direct: true,
})
const answer = (destinations: PlacesAnswer['destinations']): PlacesAnswer => ({
  now: '2026-11-20T01:00:00.000Z',
  plan: 'guest',
  clamped: [],
  sample: true,
  openUntil: '2027-01-19',
  query: { start: '2026-11-20', end: '2026-12-03', seats: 1 },
  destinations,
})

describe('the inputs in the address', () => {
  it('are a city, a balance, a cabin and a date; invalid ones are named', () => {
    const fields = placesFields(gateways.map(({ slug }) => slug))
    const params = new URLSearchParams('from=atlantis&points=1e9&cabin=Q&month=2027-13&day=32&people=0')
    expect(findBadValues(fields, params).map(({ name }) => name)).toEqual([...params.keys()])
    expect(findBadValues(fields, new URLSearchParams('from=perth&points=60,000&month=2027-03'))).toEqual([])
  })

  it('accept a city by its code too, as in a finder’s address', () => {
    const codes = [{ value: 'perth', code: 'PER' }]
    const { from } = placesFields(['perth'], codes)
    expect(['PER', 'per', 'perth', 'SYD'].map(from.read)).toEqual(['perth', 'perth', 'perth', null])
  })

  it('share a balance among the people', () => {
    expect(getBudget({ points: 100_000, people: 3 })).toBe(33_333)
  })

  it('ask for the rest of a month, or leave the days to the server', () => {
    expect(getRequestedDays(placesDefaults)).toBeNull()
    expect(getRequestedDays({ month: '2027-02', day: 15 })).toEqual({ start: '2027-02-15', end: '2027-02-28' })
    expect(getRequestedDays({ month: '2027-02', day: 31 })).toEqual({ start: '2027-02-28', end: '2027-02-28' })
    const address = placesAddress('velocity', 'SYD', { ...placesDefaults, month: '2027-03', cabin: 'J', people: 2 })
    const params = new URL(address, 'http://localhost').searchParams
    expect(Object.fromEntries(params)).toEqual({
      program: 'velocity',
      from: 'SYD',
      to: 'anywhere',
      start: '2027-03-01',
      end: '2027-03-31',
      cabins: 'J',
      seats: '2',
    })
  })
})

describe('placesView', () => {
  it('lists each place once in its cheapest cabin, and the points missing for the others', () => {
    const view = placesView(
      answer([
        cell('SIN', 30_000),
        cell('SIN', 20_000, 'J'),
        cell('AKL', 20_000),
        cell('LHR', 60_000),
        cell('HND', null),
      ]),
      50_000,
    )
    expect(view.reached.map(({ to, cabin, points }) => [to, cabin, points])).toEqual([
      ['AKL', 'Y', 20_000],
      ['SIN', 'J', 20_000],
    ])
    expect(view.beyond.map(({ to, missing }) => [to, missing])).toEqual([['LHR', 10_000]])
    expect(view.unpriced).toBe(1)
  })

  it('puts every priced place on exactly one side of any budget', () => {
    const cells = fc.array(
      fc
        .tuple(fc.constantFrom('SIN', 'AKL', 'LHR', 'HND'), fc.option(fc.nat(200_000)))
        .map(([to, points]) => cell(to, points)),
    )
    fc.assert(
      fc.property(cells, fc.nat(250_000), (destinations, budget) => {
        const { reached, beyond, unpriced } = placesView(answer(destinations), budget)
        expect(reached.every(({ points }) => points <= budget)).toBe(true)
        expect(beyond.every(({ points, missing }) => points > budget && points - missing === budget)).toBe(true)
        const places = new Set(destinations.map(({ to }) => to))
        expect(reached.length + beyond.length + unpriced).toBe(places.size)
        const points = reached.map((place) => place.points)
        expect(points).toEqual([...points].sort((a, b) => a - b))
      }),
    )
  })

  it('parses the API’s answer, and returns null for anything else', () => {
    expect(PlacesAnswer.safeParse(answer([cell('SIN', 1)])).success).toBe(true)
    expect(PlacesAnswer.safeParse({ destinations: [] }).success).toBe(false)
    expect(PlacesAnswer.safeParse(null).success).toBe(false)
  })
})
