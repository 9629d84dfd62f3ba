import { describe, expect, it } from 'vitest'
import { findStatusRuns } from '../../../../lib/availability/journeys/status-runs.ts'
import type { StatusRunQuery } from '../../../../lib/availability/journeys-contract.ts'
import { parseJourney } from '../../../../lib/availability/parse-journey.ts'
import { findBadValues } from '../../../../lib/core/address-state.ts'
import { sectorEarnings, shownFares } from '../../../../lib/journeys/sector-earnings.ts'
import {
  countNights,
  groupTrips,
  RunAnswer,
  type RunTrip,
  runFigures,
} from '../../../../lib/journeys/status-run-answer.ts'
import {
  getTarget,
  type RunState,
  runAddress,
  runDefaults,
  runFields,
  tierConditions,
} from '../../../../lib/journeys/status-run-state.ts'
import { statusTable } from '../../../../lib/programs/qantas/data/status-data.ts'
import { listAirports } from '../../../../lib/server/availability/question.ts'
import { flight, march } from '../availability/journeys/scene.ts'
import { worldOf } from '../availability/reference.ts'

const state = (change: Partial<RunState>): RunState => ({ ...runDefaults, ...change })

describe('the goal of a run', () => {
  it('is a number of credits, or what a tier still requires', () => {
    expect(getTarget(state({ credits: 250 }))).toEqual({ whole: 250, planned: 250 })
    const gold = statusTable.tiers.find(({ tier }) => tier === 'Gold')?.attain ?? 0
    expect(getTarget(state({ goal: 'Gold', have: 200 }))).toEqual({ whole: gold - 200, planned: gold - 200 })
  })

  it('may be reached already, or be too small or too large for one run', () => {
    expect(getTarget(state({ goal: 'Silver', have: 5_000 })).whole).toBe(0)
    expect(runAddress('SYD', state({ goal: 'Silver', have: 5_000 }))).toBeNull()
    expect(getTarget(state({ goal: 'Silver', have: 295 }))).toEqual({ whole: 5, planned: 10 })
    expect(getTarget(state({ goal: 'Platinum One' }))).toEqual({ whole: 3_600, planned: 3_000 })
  })

  it('comes with the other conditions of its tier', () => {
    expect(tierConditions('credits')).toEqual([])
    expect(tierConditions('Gold')[0]).toContain('4 flights on Qantas or Jetstar')
    expect(tierConditions('Platinum One')[0]).toContain('2,700 of its credits')
  })

  it('becomes an address that the API can parse', () => {
    const address = runAddress('SYD', state({ by: 'dollars', cabin: 'J', nights: 5 })) ?? ''
    const context = { listAirports, now: '2026-11-20T01:00:00.000Z', openUntil: () => '2026-12-04' }
    const parsed = parseJourney(new URL(address, 'http://localhost').searchParams, context)
    expect(parsed).toMatchObject({
      ok: true,
      value: { kind: 'status-run', target: 200, by: 'dollars', maxNights: 5, cabins: ['J'], from: ['SYD'] },
    })
  })

  it('has every invalid parameter of its address named', () => {
    const params = new URLSearchParams('from=atlantis&goal=Diamond&credits=9&have=-1&by=miles&nights=99&cabin=Q')
    expect(findBadValues(runFields(['sydney']), params)).toHaveLength(7)
  })
})

describe('the result of a run', () => {
  const { index } = worldOf([
    flight('SYD-MEL', '2026-03-02', '09:00 10:30'),
    flight('MEL-SYD', '2026-03-02', '18:00 19:30'),
    flight('SYD-MEL', '2026-03-05', '09:00 10:30'),
    flight('MEL-SYD', '2026-03-06', '18:00 19:30'),
  ])
  const query: StatusRunQuery = {
    ...march,
    to: ['MEL'],
    kind: 'status-run',
    target: 100,
    by: 'points',
    maxNights: 2,
    take: 50,
  }
  const found = findStatusRuns(index, query, () => 30)
  const answer = {
    now: '2026-02-01T00:00:00.000Z',
    plan: 'guest',
    query,
    clamped: [],
    sample: false,
    result: { kind: 'status-run', ...found, basis: 'x', tables: [] },
  }

  it('is parsed from the engine’s own answer, with flights, days and airlines', () => {
    const read = RunAnswer.safeParse(JSON.parse(JSON.stringify(answer))).data
    const run = read?.result.run
    if (!run) throw new Error('the seats suffice')
    expect(run.credits).toBe(120)
    expect(runFigures(run)).toEqual({ sectors: 4, days: 5, airlines: ['QF'] })
    expect(run.trips.map(countNights)).toEqual([0, 1])
    expect(RunAnswer.safeParse({ ...answer, plan: 'diamond' }).success).toBe(false)
  })

  it('has zero figures without trips', () => {
    expect(runFigures({ trips: [] })).toEqual({ sectors: 0, days: 0, airlines: [] })
  })
})

describe('what each sector earns', () => {
  it('is listed by fare, and is never less for a higher fare', () => {
    const rows = sectorEarnings('SYD')
    expect(rows.length).toBeGreaterThan(20)
    expect(new Set(rows.map(({ to }) => to)).size).toBe(rows.length)
    for (const { credits, city } of rows) {
      expect(credits).toHaveLength(shownFares.length)
      const known = credits.filter((one) => one !== null)
      expect(known, city).toEqual([...known].sort((a, b) => a - b))
    }
  })
})

describe('near-identical trips', () => {
  const leg = (from: string, to: string, date: string) => ({ from, to, date, cabin: 'J', carriers: ['QF'] })
  const trip = (date: string, to: string, points: number) =>
    ({
      ...{ out: leg('SYD', to, date), back: leg(to, 'SYD', '2026-03-30') },
      ...{ credits: 80, total: { points, charges: null }, creditsPer1000Points: 2, creditsPerDollar: null },
    }) as RunTrip

  it('are grouped under the first of them, in their original order', () => {
    const trips = [
      trip('2026-03-02', 'MEL', 36_800),
      trip('2026-03-05', 'BNE', 36_800),
      trip('2026-03-09', 'MEL', 36_800),
      trip('2026-03-11', 'MEL', 40_000),
    ]
    const lines = groupTrips(trips).map(({ out, others }) => [out.to, out.date, others.map((one) => one.out.date)])
    expect(lines).toEqual([
      ['MEL', '2026-03-02', ['2026-03-09']],
      ['BNE', '2026-03-05', []],
      ['MEL', '2026-03-11', []],
    ])
  })
})
