import { describe, expect, it } from 'vitest'
import { getPriceKind, priceWords } from '../../../../lib/search/price-kind.ts'
import { pairPrograms } from '../../../../lib/search/same-seat.ts'
import { rowOf } from './rows.ts'

const qantas = rowOf({ carriers: ['EK'], points: 108_400 })
const velocity = rowOf({ program: 'velocity', carriers: ['EK', 'VA'], points: 95_000 })

describe('the same seat in two programs', () => {
  it('is paired when route, day, cabin, kind and an airline match, with the cheaper program', () => {
    expect(pairPrograms([qantas, velocity])).toMatchObject([{ qantas, velocity, fewerPoints: 'velocity' }])
  })

  it('is not paired when any of these differs or no airline is named', () => {
    const others = [
      { date: '2026-12-06' },
      { to: 'KUL' },
      { cabin: 'Y' as const },
      { direct: false },
      { carriers: ['SQ'] },
    ]
    for (const other of [...others, { carriers: [] }]) {
      expect(pairPrograms([qantas, { ...velocity, ...other }])).toEqual([])
    }
  })

  it('names no cheaper program when points are unknown or equal', () => {
    expect(pairPrograms([qantas, { ...velocity, points: null }])[0]?.fewerPoints).toBeNull()
    expect(pairPrograms([qantas, { ...velocity, points: 108_400 }])[0]?.fewerPoints).toBeNull()
  })
})

describe('the kind of a price', () => {
  const tablePrice = {
    points: 68_400,
    table: 'a table',
    zone: 4,
    miles: 3_907,
    asOf: '2025-08-05',
    sources: [],
    confidence: 'confirmed' as const,
  }

  it('depends on the table price, if there is one', () => {
    const kinds = [68_400, 60_000, 90_000, null].map((points) => getPriceKind({ points, tablePrice }))
    expect(kinds).toEqual(['table', 'below-table', 'above-table', 'table-only'])
    expect([1, null].map((points) => getPriceKind({ points, tablePrice: null }))).toEqual(['seen-only', 'unknown'])
    for (const kind of kinds) expect(priceWords[kind]).toMatch(/\.$/)
  })
})
