import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRoute, encodeRoute, listCells, RouteDocument } from '../../../../lib/availability/codec.ts'
import { indexRoute } from '../../../../lib/availability/indexed-route.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { type Cell, summariseSnapshot } from '../../../../lib/availability/offers.ts'
import { pack } from '../../../../lib/availability/packing.ts'
import { ESTIMATED } from '../../../../lib/availability/route-columns.ts'
import { mergeSnapshot } from '../../../../lib/availability/snapshot.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { groupBy } from '../../../../lib/core/group.ts'
import { observation } from './arbitrary.ts'

const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const

function encode(cells: readonly Cell[]): RouteDocument {
  return encodeRoute(key, { sample: false, cells, parts: [] })
}

function cellsFrom(observations: readonly Observation[]): Cell[] {
  const groups = groupBy(observations, ({ date, cabin }) => date + cabin)
  return [...groups.values()].map((seen) => summariseSnapshot(mergeSnapshot(undefined, seen)))
}

function inOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a.day - b.day || cabins.indexOf(a.cabin) - cabins.indexOf(b.cabin))
}

describe('the route codec', () => {
  it('decodes the cells it encoded, from a document that the schema accepts', () => {
    fc.assert(
      fc.property(fc.array(observation, { minLength: 1, maxLength: 80 }), (observations) => {
        const cells = cellsFrom(observations)
        const doc = RouteDocument.parse(encode(cells))
        expect(listCells(decodeRoute(doc))).toEqual(inOrder(cells))
      }),
    )
  })

  it('lists the cells of an indexed route without the charges estimated for it', () => {
    const cells = cellsFrom(fc.sample(observation, { numRuns: 200, seed: 3 }))
    const indexed = indexRoute(decodeRoute(encodeRoute({ ...key, to: 'LAX' }, { sample: false, cells, parts: [] })))
    expect(indexed.columns.seats.some((flags) => (flags & ESTIMATED) !== 0)).toBe(true)
    expect(listCells(indexed)).toEqual(inOrder(cells))
  })

  it('gives equal documents for the same cells in any order', () => {
    fc.assert(
      fc.property(fc.array(observation, { minLength: 1, maxLength: 40 }), (observations) => {
        const cells = cellsFrom(observations)
        expect(encode([...cells].reverse())).toEqual(encode(cells))
      }),
    )
  })

  it('refuses columns that are damaged, short or out of order', () => {
    const doc = encode(cellsFrom(fc.sample(observation, { numRuns: 30, seed: 7 })))
    expect(() => decodeRoute({ ...doc, columns: doc.columns.slice(0, -4) })).toThrow(RangeError)
    expect(() => decodeRoute({ ...doc, columns: pack(new Uint8Array(8)) })).toThrow('columns hold 8 bytes')
    expect(() => decodeRoute({ ...doc, columns: pack(new Uint8Array(100_000)) })).toThrow(RangeError)
    const { columns } = decodeRoute(doc)
    columns.cellStart[1] = 1_000_000
    const mixed = pack(new Uint8Array(columns.points.buffer))
    expect(() => decodeRoute({ ...doc, columns: mixed })).toThrow('out of order')
  })

  it('rejects documents of an older format', () => {
    const doc = encode(cellsFrom(fc.sample(observation, { numRuns: 5, seed: 2 })))
    expect(RouteDocument.safeParse(doc).success).toBe(true)
    expect(RouteDocument.safeParse({ ...doc, v: 2 }).success).toBe(false)
  })

  it('throws for a route without cells', () => {
    expect(() => encode([])).toThrow(RangeError)
  })
})

describe('summariseSnapshot of options', () => {
  const base = fc.sample(observation, { numRuns: 1, seed: 1 })[0]
  const offer = (seats: number | null, points: number | null, more: Partial<Observation> = {}): Observation => {
    if (base === undefined) throw new Error('no sample')
    return { ...base, sectors: null, direct: true, charges: null, carriers: ['QF'], seats, points, ...more }
  }
  const summed = (seen: Observation[]) => {
    const together = seen.map((one, at) => ({
      ...one,
      seenAt: '2026-01-10T00:00:00Z',
      source: { kind: 'file' as const, name: `${at}` },
    }))
    return summariseSnapshot(mergeSnapshot(undefined, together)).offers.map(({ direct, seats, points }) => [
      direct,
      seats,
      points,
    ])
  }

  it('keeps the cheapest offer, and a more expensive one only if it has more seats', () => {
    expect(summed([offer(4, 90), offer(2, 70), offer(1, 80), offer(9, null)])).toEqual([
      [true, 2, 70],
      [true, 4, 90],
      [true, 9, null],
    ])
  })

  it('counts an unknown number of seats as one, and prefers a known number', () => {
    expect(summed([offer(null, 70), offer(null, 80), offer(1, 80), offer(2, 90)])).toEqual([
      [true, null, 70],
      [true, 1, 80],
      [true, 2, 90],
    ])
  })

  it('keeps a more expensive offer on another itinerary, and one with lower charges', () => {
    const charged = (points: number, minor: number) => offer(1, points, { charges: { minor, currency: 'AUD' } })
    expect(summed([offer(1, 70), offer(1, 80, { carriers: ['BA'] })])).toHaveLength(2)
    expect(summed([charged(70, 500), charged(80, 400), charged(90, 450)])).toEqual([
      [true, 1, 70],
      [true, 1, 80],
    ])
  })

  it('keeps direct and connecting offers separate, direct first', () => {
    expect(summed([offer(4, 10, { direct: false }), offer(1, 20)])).toEqual([
      [true, 1, 20],
      [false, 4, 10],
    ])
  })

  it('puts the lower charges first where points are equal', () => {
    const dear = offer(1, 70, { charges: { minor: 500, currency: 'AUD' } })
    const cheap = offer(1, 70, { charges: { minor: 100, currency: 'AUD' } })
    expect(
      summariseSnapshot(mergeSnapshot(undefined, [dear, { ...cheap, carriers: ['BA'] }])).offers[0]?.charges?.minor,
    ).toBe(100)
  })
})
