import { describe, expect, it } from 'vitest'
import { sumShares } from '../../../../../lib/availability/journeys/total.ts'

const leg = (
  program: 'qantas' | 'velocity',
  points: number,
  minor: number | null,
  currency: string | null = 'AUD',
) => ({
  program,
  points,
  charges: minor === null ? null : { minor, currency },
})

describe('sumShares', () => {
  it('adds points for each program, and charges in one currency', () => {
    const parts = [
      { leg: leg('qantas', 20_000, 1000), seats: 2 },
      { leg: leg('velocity', 30_000, 500), seats: 1 },
    ]
    const byProgram = { qantas: 40_000, velocity: 30_000 }
    expect(sumShares(parts)).toEqual({ points: 70_000, byProgram, charges: { minor: 2500, currency: 'AUD' } })
  })

  it.each([
    ['unknown', leg('qantas', 1, null)],
    ['in another currency', leg('qantas', 1, 500, 'USD')],
    ['in no currency', leg('qantas', 1, 500, null)],
  ])('has no charges when some are %s', (_, other) => {
    const known = leg('qantas', 1, 1000)
    expect(sumShares([known, other].map((one) => ({ leg: one, seats: 1 }))).charges).toBeNull()
    expect(sumShares([other, known].map((one) => ({ leg: one, seats: 1 }))).charges).toBeNull()
  })
})
