import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sectorCredits } from '../../../../../lib/availability/journeys/find.ts'
import { cheapestRun, findStatusRuns, type Outing } from '../../../../../lib/availability/journeys/status-runs.ts'
import { RunTrip, type StatusRunQuery } from '../../../../../lib/availability/journeys-contract.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { worldOf } from '../reference.ts'
import { flight, march, wordOf } from './scene.ts'

const query: StatusRunQuery = {
  ...march,
  kind: 'status-run',
  to: ['MEL', 'PER', 'SIN'],
  target: 80,
  by: 'points',
  maxNights: 1,
  take: 10,
}
/** A long trip earns more credits than a short one, but fewer for its points. */
const credits: Record<string, number> = { MEL: 20, PER: 40, SIN: 50 }
const creditsOf = ({ from, to }: { from: string; to: string }) => credits[from === 'SYD' ? to : from] ?? null

const seats: Observation[] = [
  flight('SYD-MEL', '2026-03-02', '08:00 09:35', { points: 18_000 }),
  flight('MEL-SYD', '2026-03-02', '10:00 11:25', { points: 10_000 }),
  flight('MEL-SYD', '2026-03-02', '13:00 14:25', { points: 18_000, carriers: ['QF'] }),
  flight('SYD-PER', '2026-03-02', '08:00 11:00', { points: 41_000 }),
  flight('PER-SYD', '2026-03-03', '08:00 16:00', { points: 41_000 }),
  flight('SYD-MEL', '2026-03-05', '08:00 09:35', { points: 18_000 }),
  flight('MEL-SYD', '2026-03-06', '13:00 14:25', { points: 18_000 }),
  flight('SYD-SIN', '2026-03-08', '08:00 13:00', { points: 60_000, sectors: null }),
  flight('SIN-SYD', '2026-03-09', '08:00 19:00', { points: 60_000 }),
]
const words = (trips: readonly RunTrip[]) => trips.map(({ out, back }) => `${wordOf(out)} ${wordOf(back)}`)

describe('findStatusRuns', () => {
  const { index } = worldOf(seats)

  it('sorts trips by credits per point, and never joins flights that leave too soon or have no times', () => {
    const { trips } = findStatusRuns(index, query, creditsOf)
    expect(words(trips)).toEqual([
      'SYD-MEL 2026-03-02 MEL-SYD 2026-03-02',
      'SYD-MEL 2026-03-05 MEL-SYD 2026-03-06',
      'SYD-PER 2026-03-02 PER-SYD 2026-03-03',
    ])
    for (const trip of trips) RunTrip.parse(trip)
    expect(trips[0]).toMatchObject({ credits: 40, total: { points: 36_000 }, creditsPerDollar: null })
    expect(trips[0]?.creditsPer1000Points).toBeCloseTo(40 / 36)
  })

  it('returns the run that reaches the target for the fewest points, without two trips on a day', () => {
    const { run } = findStatusRuns(index, query, creditsOf)
    expect(words(run?.trips ?? [])).toEqual([
      'SYD-MEL 2026-03-02 MEL-SYD 2026-03-02',
      'SYD-MEL 2026-03-05 MEL-SYD 2026-03-06',
    ])
    expect(run).toMatchObject({ credits: 80, total: { points: 72_000 } })
    expect(findStatusRuns(index, { ...query, target: 81 }, creditsOf).run).toMatchObject({ credits: 120 })
    expect(findStatusRuns(index, { ...query, target: 130 }, creditsOf).run).toBeNull()
  })

  it('counts dollars only where the charges are known in AUD', () => {
    expect(findStatusRuns(index, { ...query, by: 'dollars' }, creditsOf)).toEqual({ trips: [], run: null })
    const charged = worldOf(seats.slice(3, 5).map((one) => ({ ...one, charges: { minor: 5000, currency: 'AUD' } })))
    const { trips, run } = findStatusRuns(charged.index, { ...query, by: 'dollars' }, creditsOf)
    expect(trips[0]?.creditsPerDollar).toBeCloseTo(80 / 100)
    expect(run?.total.charges).toEqual({ minor: 10_000, currency: 'AUD' })
  })

  it('leaves out sectors without known credits', () => {
    expect(findStatusRuns(index, query, () => null)).toEqual({ trips: [], run: null })
  })
})

describe('sectorCredits', () => {
  it('are higher in business than in economy, and null for an unknown carrier', () => {
    const sector = { from: 'SYD', to: 'MEL', carrier: 'QF', cabin: 'J', date: '2026-12-01' } as const
    expect(sectorCredits(sector)).toBeGreaterThan(sectorCredits({ ...sector, cabin: 'Y' }) ?? 0)
    expect(sectorCredits({ ...sector, carrier: 'ZZ' })).toBeNull()
  })
})

const outing: fc.Arbitrary<Outing> = fc
  .record({
    first: fc.integer({ min: 100, max: 108 }),
    nights: fc.integer({ min: 0, max: 3 }),
    credits: fc.constantFrom(10, 20, 35, 60),
    cost: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ first, nights, ...rest }) => ({ first, last: first + nights, ...rest }))

/** The least cost of any set of outings that share no day and reach the target, by trying every set. */
function bruteCost(outings: readonly Outing[], target: number): number {
  let best = Infinity
  for (let chosen = 0; chosen < 2 ** outings.length; chosen += 1) {
    const run = outings.filter((_, at) => (chosen >> at) % 2 === 1).sort((a, b) => a.first - b.first)
    const isFree = run.every(({ first }, at) => at === 0 || first > (run[at - 1]?.last ?? 0))
    if (isFree && sum(run, 'credits') >= target) best = Math.min(best, sum(run, 'cost'))
  }
  return best
}

const sum = (run: readonly Outing[], what: 'credits' | 'cost') => run.reduce((total, one) => total + one[what], 0)

describe('cheapestRun', () => {
  it('costs as little as the cheapest set of outings that reaches the target', () => {
    fc.assert(
      fc.property(fc.array(outing, { maxLength: 9 }), fc.constantFrom(10, 45, 90, 130), (outings, target) => {
        const run = cheapestRun(outings, target)
        const best = bruteCost(outings, target)
        if (run === null) {
          expect(best).toBe(Infinity)
          return
        }
        expect(sum(run, 'cost')).toBe(best)
        expect(sum(run, 'credits')).toBeGreaterThanOrEqual(target)
        for (const [at, { first }] of run.entries()) if (at > 0) expect(first).toBeGreaterThan(run[at - 1]?.last ?? 0)
      }),
      { numRuns: 300 },
    )
  })

  it('returns null without outings', () => {
    expect(cheapestRun([], 10)).toBeNull()
  })
})
