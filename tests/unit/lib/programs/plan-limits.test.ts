import { describe, expect, it } from 'vitest'
import { type Audience, audiences, parseAudience } from '../../../../lib/core/plan.ts'
import { furthestDays, getPlanLimits, type Limits } from '../../../../lib/programs/plan-limits.ts'
import { programFacts } from '../../../../lib/programs/program-facts.ts'

/** The specification's table, one row per plan: seats, days, status-run, oneworld, live, where-can-I-go, alerts. */
const expected: Record<Audience, Record<'qantas' | 'velocity', Limits>> = {
  gold: {
    qantas: row(4, 361, 365, 365, [30, 600], 30, 420),
    velocity: row(9, 331, null, null, [30, 600], 30, 420),
  },
  silver: {
    qantas: row(4, 361, 365, 365, [14, 400], 30, 420),
    velocity: row(9, 331, null, null, [14, 400], 30, 420),
  },
  free: { qantas: row(1, 120, 14, 60, null, 14, 120), velocity: row(1, 120, null, null, null, 14, 120) },
  guest: { qantas: row(1, 60, 14, 60, null, 14, 60), velocity: row(1, 60, null, null, null, 14, 60) },
}

function row(
  seats: number,
  daysAhead: number,
  statusRunDays: number | null,
  oneworldDays: number | null,
  live: [number, number] | null,
  whereCanIGoDays: number,
  alertsDaysAhead: number,
): Limits {
  const liveSearch = live && { rangeDays: live[0], permutations: live[1] }
  return { seats, daysAhead, statusRunDays, oneworldDays, liveSearch, whereCanIGoDays, alertsDaysAhead }
}

describe('getPlanLimits', () => {
  for (const plan of audiences) {
    for (const program of ['qantas', 'velocity'] as const) {
      it(`gives ${plan} on ${program} every cell of the table`, () => {
        expect(getPlanLimits(plan, program)).toEqual(expected[plan][program])
      })
    }
  }

  it('never lets a plan do less than the one below it', () => {
    const figures = (plan: Audience, program: 'qantas' | 'velocity') => {
      const limits = getPlanLimits(plan, program)
      return [
        limits.seats,
        limits.daysAhead,
        limits.statusRunDays ?? 0,
        limits.oneworldDays ?? 0,
        limits.liveSearch?.rangeDays ?? 0,
        limits.liveSearch?.permutations ?? 0,
        limits.whereCanIGoDays,
        limits.alertsDaysAhead,
      ]
    }
    for (const program of ['qantas', 'velocity'] as const) {
      audiences.slice(1).forEach((plan, below) => {
        const lower = figures(audiences[below] ?? 'guest', program)
        figures(plan, program).forEach((figure, at) => {
          expect(figure).toBeGreaterThanOrEqual(lower[at] ?? 0)
        })
      })
    }
  })
})

it('the furthest any plan looks is the most days of the table', () => {
  const days = Object.values(expected).flatMap((plan) => Object.values(plan).map(({ daysAhead }) => daysAhead))
  expect(furthestDays).toBe(Math.max(...days))
})

describe('benefits', () => {
  it('distinguishes the cells the table does not show from those that say none', () => {
    expect(programFacts.velocity.benefits.guest).toMatchObject({ seats: null, daysAhead: null, liveSearch: null })
    expect(programFacts.qantas.benefits.guest.liveSearch).toBeNull()
    expect(programFacts.qantas.benefits.free.liveSearch).toBe('none')
    expect(programFacts.velocity.benefits.free.liveSearch).toBe('none')
  })
})

describe('parseAudience', () => {
  it('reads the three plans', () => {
    expect(['free', 'silver', 'gold'].map(parseAudience)).toEqual(['free', 'silver', 'gold'])
  })

  it('counts everything else as guest', () => {
    for (const claim of [undefined, null, '', 'Gold', 'platinum', 1, {}, ['gold'], 'guest']) {
      expect(parseAudience(claim)).toBe('guest')
    }
  })
})
