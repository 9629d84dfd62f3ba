import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findReturns } from '../../../../../lib/availability/journeys/returns.ts'
import { type Leg, type ReturnQuery, ReturnTrip } from '../../../../../lib/availability/journeys-contract.ts'
import { addDays, epochDay } from '../../../../../lib/core/dates.ts'
import { cityOf } from '../../../../../lib/network/cities.ts'
import { compareKeys, referenceRows, type World, worldOf } from '../reference.ts'
import { wideObservation, wideObservations } from '../wide-arbitrary.ts'
import { wish } from '../wish-arbitrary.ts'

const query: fc.Arbitrary<ReturnQuery> = fc
  .record({
    wish,
    minStay: fc.integer({ min: 0, max: 4 }),
    more: fc.integer({ min: -1, max: 6 }),
    openJaw: fc.boolean(),
    oneProgram: fc.boolean(),
  })
  .map(({ wish: asked, minStay, more, ...rest }) => ({
    ...asked,
    ...rest,
    kind: 'return',
    minStay,
    maxStay: Math.max(0, minStay + more),
    take: 200,
  }))

/** Every outbound day, cabin and pair of cities with the least points there and back, by trying all pairs of rows. */
function bruteReturns(world: World, asked: ReturnQuery): { points: number; date: string; cabin: string }[] {
  const outs = referenceRows(world, asked).filter(({ points }) => points !== null)
  const last = addDays(asked.end, asked.maxStay)
  const homeward = { ...asked, from: asked.to, to: asked.from, end: last }
  const backs = referenceRows(world, homeward).filter(({ points }) => points !== null)
  const best = new Map<string, { points: number; date: string; cabin: string }>()
  for (const out of outs) {
    for (const back of backs) {
      if (!isPair(out, back, asked)) continue
      const points = (out.points ?? 0) + (back.points ?? 0)
      const cities = asked.openJaw ? '' : `${cityOf(out.from)} ${cityOf(out.to)}`
      const name = `${out.date} ${out.cabin} ${cities} ${asked.oneProgram ? out.program : ''}`
      const known = best.get(name)
      if (known === undefined || points < known.points) best.set(name, { points, date: out.date, cabin: out.cabin })
    }
  }
  return [...best.values()]
}

function isPair(out: Leg, back: Leg, asked: ReturnQuery): boolean {
  const stay = epochDay(back.date) - epochDay(out.date)
  const places = asked.openJaw || (cityOf(out.to) === cityOf(back.from) && cityOf(out.from) === cityOf(back.to))
  const program = !asked.oneProgram || out.program === back.program
  return places && program && out.cabin === back.cabin && stay >= asked.minStay && stay <= asked.maxStay
}

describe('findReturns', () => {
  it('finds what trying every pair of rows finds', () => {
    fc.assert(
      fc.property(wideObservations, query, (seen, asked) => {
        const world = worldOf(seen)
        const { total, trips } = findReturns(world.index, asked)
        const expected = bruteReturns(world, asked)
        expect(total).toBe(expected.length)
        const order = ({ points, date, cabin }: (typeof expected)[number]) => [points, date, cabin]
        expect(
          trips
            .map(({ out, total: { points } }) => ({ points, date: out.date, cabin: out.cabin }))
            .sort(compared(order)),
        ).toEqual(expected.sort(compared(order)))
        const rows = new Set(
          [
            ...referenceRows(world, asked),
            ...referenceRows(world, {
              ...asked,
              from: asked.to,
              to: asked.from,
              end: addDays(asked.end, asked.maxStay),
            }),
          ].map((row) => JSON.stringify(Object.entries(row).sort())),
        )
        for (const { out, back, stay } of trips) {
          expect(isPair(out, back, asked)).toBe(true)
          expect(stay).toBe(epochDay(back.date) - epochDay(out.date))
          for (const leg of [out, back]) expect(rows).toContain(JSON.stringify(Object.entries(leg).sort()))
        }
      }),
      { numRuns: 100, endOnFailure: true },
    )
  })

  it('puts the cheapest first and adds the points of each program up', () => {
    const { index } = worldOf(fc.sample(wideObservation, { numRuns: 150, seed: 11 }))
    const [asked] = fc.sample(query, { numRuns: 1, seed: 1 })
    if (asked === undefined) throw new Error('no sample')
    const open = { programs: ['qantas' as const, 'velocity' as const], from: ['SYD', 'MEL'], to: ['SIN', 'LHR'] }
    const filters = {
      carriers: null,
      notCarriers: [],
      aircraft: null,
      sources: null,
      maxPoints: null,
      maxCharges: null,
      maxMinutes: null,
    }
    const wide = { ...asked, ...open, ...filters, within: {}, seats: 1, directOnly: false, start: '2026-01-20' }
    const all = { ...wide, end: '2026-02-02', cabins: ['W' as const, 'J' as const], minStay: 0, maxStay: 9 }
    const { total, trips } = findReturns(index, { ...all, openJaw: true, oneProgram: false, take: 5 })
    expect(total).toBeGreaterThan(5)
    expect(trips).toHaveLength(5)
    const points = trips.map((trip) => trip.total.points)
    expect(points).toEqual([...points].sort((a, b) => a - b))
    for (const trip of trips) {
      const parts = Object.values(ReturnTrip.parse(trip).total.byProgram)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(trip.total.points)
    }
  })
})

function compared<T>(order: (item: T) => (number | string)[]) {
  return (a: T, b: T) => compareKeys(order(a), order(b))
}
