import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Leg } from '../../../../lib/availability/journeys-contract.ts'
import type { SearchCriteria } from '../../../../lib/availability/search-contract.ts'
import { summariseIndex } from '../../../../lib/availability/summary.ts'
import { Summary } from '../../../../lib/availability/summary-contract.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { addDays } from '../../../../lib/core/dates.ts'
import { groupBy } from '../../../../lib/core/group.ts'
import { programs } from '../../../../lib/core/program.ts'
import { START } from './arbitrary.ts'
import { criteria } from './criteria-arbitrary.ts'
import { question } from './question.ts'
import { compareKeys, referenceRows, type World, worldOf } from './reference.ts'
import { airports, wideObservation, wideObservations } from './wide-arbitrary.ts'

const everything: SearchCriteria = {
  ...question,
  programs: [...programs],
  from: [...airports],
  to: [...airports],
  start: START,
  end: addDays(START, 13),
}

/** How many rows match the criteria once a filter is changed. */
const rowsWith = (world: World, query: SearchCriteria, change: Partial<SearchCriteria>) =>
  referenceRows(world, { ...query, ...change }).length

describe('summariseIndex', () => {
  it('counts for each value of a filter the rows there would be if it were chosen', () => {
    fc.assert(
      fc.property(wideObservations, criteria, (seen, query) => {
        const world = worldOf(seen)
        const { total, facets } = summariseIndex(world.index, query)
        expect(total).toBe(referenceRows(world, query).length)
        for (const { value, rows } of facets.programs)
          expect([value, rows]).toEqual([value, rowsWith(world, query, { programs: [value] })])
        for (const { value, rows } of facets.cabins)
          expect([value, rows]).toEqual([value, rowsWith(world, query, { cabins: [value] })])
        for (const carrier of ['QF', 'VA', 'SQ']) {
          const counted = facets.carriers.find(({ value }) => value === carrier)?.rows ?? 0
          expect([carrier, counted]).toEqual([
            carrier,
            rowsWith(world, query, { carriers: [carrier], notCarriers: [] }),
          ])
        }
        for (const name of ['789', 'A380']) {
          const counted = facets.aircraft.find(({ value }) => value === name)?.rows ?? 0
          expect([name, counted]).toEqual([name, rowsWith(world, query, { aircraft: [name] })])
        }
        for (const kind of ['file', 'seats-aero'] as const) {
          const counted = facets.sources.find(({ value }) => value === kind)?.rows ?? 0
          expect([kind, counted]).toEqual([kind, rowsWith(world, query, { sources: [kind] })])
        }
        const stopping = facets.stops.find(({ value }) => value === 'KUL')?.rows ?? 0
        expect(['KUL', stopping]).toEqual(['KUL', rowsWith(world, query, { via: ['KUL'], notVia: undefined })])
        const both = referenceRows(world, { ...query, directOnly: false })
        expect(facets.direct).toEqual(
          [true, false].map((value) => ({ value, rows: both.filter(({ direct }) => direct === value).length })),
        )
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })

  it('returns the best of each month and cabin, with the days with seats and the days searched', () => {
    fc.assert(
      fc.property(wideObservations, criteria, (seen, query) => {
        const world = worldOf(seen)
        const { months, facets } = summariseIndex(world.index, query)
        const rows = groupBy(referenceRows(world, query), ({ date, cabin }) => date.slice(0, 7) + cabin)
        for (const { month, cabin, ...cell } of months) {
          const found = rows.get(month + cabin) ?? []
          const points = Math.min(...found.map((row) => row.points ?? Infinity))
          expect(cell.points).toBe(points === Infinity ? null : points)
          expect(cell.days).toBe(new Set(found.map(({ date }) => date)).size)
          expect(cell.daysSearched).toBeGreaterThanOrEqual(cell.days)
          expect(cell.direct).toBe(found.some(({ direct }) => direct))
          rows.delete(month + cabin)
        }
        expect([...rows]).toEqual([])
        expect(facets.months.reduce((sum, month) => sum + month.rows, 0)).toBe(referenceRows(world, query).length)
      }),
    )
  })

  it('returns the cheapest row of each destination and cabin, cheapest first', () => {
    fc.assert(
      fc.property(wideObservations, criteria, (seen, query) => {
        const world = worldOf(seen)
        const { destinations } = summariseIndex(world.index, query)
        const expected = [...groupBy(referenceRows(world, query), ({ to, cabin }) => to + cabin).values()]
          .map((rows) => ({ best: cheapestOf(rows), days: new Set(rows.map(({ date }) => date)).size }))
          .sort((a, b) => compareKeys(orderOf(a.best), orderOf(b.best)))
        expect(destinations.map(({ to, cabin, points, date, days }) => [to, cabin, points, date, days])).toEqual(
          expected.map(({ best, days }) => [best.to, best.cabin, best.points, best.date, days]),
        )
      }),
    )
  })

  it('satisfies the contract, and applies the bounds of a program that was not requested', () => {
    const { index } = worldOf(fc.sample(wideObservation, { numRuns: 100, seed: 4 }))
    const open = Summary.parse(summariseIndex(index, everything))
    expect(open.facets.programs.every(({ rows }) => rows > 5)).toBe(true)
    const past = addDays(START, -1)
    const within = { velocity: { until: past, seats: 1 } }
    const bounded = summariseIndex(index, { ...everything, programs: ['qantas'], within })
    expect(bounded.facets.programs[1]).toEqual({ value: 'velocity', rows: 0 })
    expect(bounded.facets.programs[0]).toEqual(open.facets.programs[0])
  })
})

const orderOf = ({ points, date, to, cabin }: Leg) => [points ?? Infinity, date, to, cabins.indexOf(cabin)]

function cheapestOf(rows: readonly Leg[]): Leg {
  const [first] = [...rows].sort((a, b) => compareKeys(orderOf(a), orderOf(b)))
  if (first === undefined) throw new Error('an empty group has no cheapest row')
  return first
}
