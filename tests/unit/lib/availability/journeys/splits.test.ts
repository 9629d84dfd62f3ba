import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSplits } from '../../../../../lib/availability/journeys/splits.ts'
import { Split, type SplitQuery } from '../../../../../lib/availability/journeys-contract.ts'
import { epochDay } from '../../../../../lib/core/dates.ts'
import { criteria } from '../criteria-arbitrary.ts'
import { compareKeys, type FittingOption, fittingOptions, isLeaving, type World, worldOf } from '../reference.ts'
import { wideObservations } from '../wide-arbitrary.ts'

const query: fc.Arbitrary<SplitQuery> = fc
  .record({ criteria, seats: fc.integer({ min: 2, max: 9 }), spread: fc.integer({ min: 0, max: 3 }) })
  .map(({ criteria: request, ...rest }) => ({ ...request, ...rest, kind: 'split', take: 200 }))

type Found = { route: string; date: string; cabin: string; points: number; groups: number }

/** The cheapest split of each route, date and cabin, by trying every option and every pair of options. */
function bruteSplits(world: World, request: SplitQuery): Found[] {
  const best = new Map<string, Found>()
  const options = fittingOptions(world, { ...request, seats: 1 })
  const firsts = options.filter(({ date }) => date >= request.start && date <= request.end && isLeaving(request, date))
  for (const one of firsts) {
    const party = Math.min(request.seats, request.within[one.program]?.seats ?? 9)
    const take = (points: number, groups: number) => {
      const found = { route: `${one.program} ${one.from} ${one.to}`, date: one.date, cabin: one.cabin }
      const name = JSON.stringify(found)
      const known = best.get(name)
      // A party that fits on one flight stays together.
      if (known === undefined || compareKeys([groups, points], [known.groups, known.points]) < 0)
        best.set(name, { ...found, points, groups })
    }
    if (one.seats >= party) take(one.points * party, 1)
    for (const two of options) {
      if (two.program !== one.program || two.from !== one.from || two.to !== one.to || two.cabin !== one.cabin) continue
      const apart = epochDay(two.date) - epochDay(one.date)
      if (apart < 0 || apart > request.spread || (apart === 0 && !areTwoFlights(one, two))) continue
      for (let seats = 1; seats < party; seats += 1) {
        if (one.seats >= seats && two.seats >= party - seats) take(one.points * seats + two.points * (party - seats), 2)
      }
    }
  }
  return [...best.values()]
}

function areTwoFlights(one: FittingOption, two: FittingOption): boolean {
  const named = one.carriers.length > 0 && two.carriers.length > 0
  if (named && !one.carriers.some((carrier) => two.carriers.includes(carrier))) return true
  return one.departs !== null && two.departs !== null && one.departs !== two.departs
}

describe('findSplits', () => {
  it('finds the same splits as trying every flight and every pair of flights', () => {
    let split = 0
    fc.assert(
      fc.property(wideObservations, query, (seen, request) => {
        const world = worldOf(seen)
        const { total, splits } = findSplits(world.index, request)
        const expected = bruteSplits(world, request)
        split += expected.filter(({ groups }) => groups === 2).length
        expect(total).toBe(expected.length)
        const found = splits.map(({ groups, total: { points } }): Found => {
          const [first] = groups.map(({ leg }) => leg)
          if (first === undefined) throw new Error('a party of no group')
          const { program, from, to, date, cabin } = first
          return { route: `${program} ${from} ${to}`, date, cabin, points, groups: groups.length }
        })
        const order = ({ points, date, route, cabin }: Found) => [points, date, route, cabin]
        const sorted = (all: Found[]) => [...all].sort((a, b) => compareKeys(order(a), order(b)))
        expect(sorted(found)).toEqual(sorted(expected))
      }),
      { numRuns: 100, endOnFailure: true },
    )
    expect(split).toBeGreaterThan(0)
  })

  it('puts everybody on a flight that has seats for them, sorted by points', () => {
    fc.assert(
      fc.property(wideObservations, query, (seen, request) => {
        const { splits } = findSplits(worldOf(seen).index, { ...request, take: 20 })
        for (const { groups, daysApart } of splits.map((one) => Split.parse(one))) {
          const [first, second = first] = groups.map(({ leg }) => leg)
          const party = Math.min(request.seats, request.within[first?.program ?? 'qantas']?.seats ?? 9)
          expect(groups.reduce((sum, { seats }) => sum + seats, 0)).toBe(party)
          for (const { seats, leg } of groups) expect(leg.seats ?? 1).toBeGreaterThanOrEqual(seats)
          expect(daysApart).toBe(epochDay(second?.date ?? '') - epochDay(first?.date ?? ''))
        }
        const points = splits.map(({ total }) => total.points)
        expect(points).toEqual([...points].sort((a, b) => a - b))
      }),
      { numRuns: 50, endOnFailure: true },
    )
  })
})
