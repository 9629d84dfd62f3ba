import { describe, expect, it } from 'vitest'
import { velocityPointsIn } from '../../../../../lib/journeys/where-can-i-go/reach.ts'

const span = (low: number | null) => ({ low, high: low })

describe('velocityPointsIn', () => {
  it('returns the fewest points now in force, and null where only an older table has them', () => {
    const way = {
      known: [
        { cabin: 'Y' as const, today: { low: 5_900, high: null }, before: span(7_800), sureness: 'single' as const },
        { cabin: 'J' as const, today: null, before: span(15_500), sureness: null },
        { cabin: 'F' as const, today: span(null), before: null, sureness: null },
      ],
    }
    expect((['Y', 'W', 'J', 'F'] as const).map((cabin) => velocityPointsIn(way, cabin))).toEqual([
      5_900,
      null,
      null,
      null,
    ])
  })
})
