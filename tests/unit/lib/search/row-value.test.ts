import { describe, expect, it } from 'vitest'
import { centsAPoint, formatCents } from '../../../../lib/search/row-value.ts'

describe('centsAPoint', () => {
  it('is what the points save per point, after charges', () => {
    const cents = centsAPoint({ points: 100_000, charges: { minor: 40_000, currency: 'AUD' } }, 2_200)
    expect(cents).toBeCloseTo(1.8)
    expect(formatCents(cents ?? 0)).toBe('1.8c')
  })

  it('is negative if the charges alone cost more', () => {
    expect(centsAPoint({ points: 10_000, charges: { minor: 40_000, currency: 'AUD' } }, 300)).toBeCloseTo(-1)
  })

  it('is null if points or charges are unknown or in another currency', () => {
    expect(centsAPoint({ points: null, charges: { minor: 1, currency: 'AUD' } }, 300)).toBeNull()
    expect(centsAPoint({ points: 10_000, charges: null }, 300)).toBeNull()
    expect(centsAPoint({ points: 10_000, charges: { minor: 1, currency: 'USD' } }, 300)).toBeNull()
  })
})
