import { describe, expect, it } from 'vitest'
import { mergeHistory } from '../../../../../lib/availability/history.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { bucketCount, bucketWords, ReleaseHeats, sharePercent } from '../../../../../lib/calculators/heat/heat-shape.ts'
import { buildReleaseHeat } from '../../../../../lib/calculators/heat/release-heat.ts'

const key = { program: 'velocity', from: 'SYD', to: 'SIN' } as const

function observe(date: string, seenAt: string, seats: number, kind: 'sample' | 'api' = 'api'): Observation {
  return {
    program: 'velocity',
    carrier: 'SQ',
    from: 'SYD',
    to: 'SIN',
    date,
    cabin: 'J',
    seats,
    points: null,
    charges: null,
    fare: 'reward',
    flights: [],
    direct: true,
    seenAt,
    source: { kind, name: 'a source' },
  } as unknown as Observation
}

function historyOf(observations: Observation[]) {
  const history = mergeHistory(key, null, observations)
  if (!history) throw new Error('nothing was seen')
  return history
}

describe('the heat of a program', () => {
  const history = historyOf([
    observe('2026-12-01', '2026-11-20T00:00:00Z', 2),
    observe('2026-12-02', '2026-11-20T00:00:00Z', 0),
    // Seats opened 40 days before departure, 100 days after the first check.
    observe('2027-04-09', '2026-11-20T00:00:00Z', 0),
    observe('2027-04-09', '2027-02-28T00:00:00Z', 1),
  ])

  it('counts each day at its first look, in steps of thirty days', () => {
    const heat = buildReleaseHeat('velocity', [history])
    expect(heat).toMatchObject({ program: 'velocity', sample: false, routes: 1 })
    const [business] = heat?.cabins ?? []
    expect(business?.cells).toHaveLength(bucketCount)
    expect(business?.cells[0]).toEqual({ looked: 2, withSeats: 1 })
    expect(business?.cells[4]).toEqual({ looked: 1, withSeats: 0 })
    expect(business?.opened).toEqual({ days: 1, medianLead: 40 })
  })

  it('leaves out sample data where real data is stored, and otherwise marks it', () => {
    const sample = historyOf([observe('2026-12-01', '2026-11-20T00:00:00Z', 2, 'sample')])
    expect(buildReleaseHeat('velocity', [sample])).toMatchObject({ sample: true, routes: 1 })
    expect(buildReleaseHeat('velocity', [sample, history])).toMatchObject({ sample: false, routes: 1 })
    expect(buildReleaseHeat('qantas', [history])).toBeNull()
  })

  it('survives the transfer to the browser, and other data is rejected', () => {
    const heats = [buildReleaseHeat('velocity', [history])]
    expect(ReleaseHeats.parse(JSON.parse(JSON.stringify(heats)))).toEqual(heats)
    expect(ReleaseHeats.safeParse({ heats }).success).toBe(false)
  })
})

it('describes buckets in words, and shares in per cent', () => {
  expect([bucketWords(0), bucketWords(11)]).toEqual(['0 to 29', '330 or more'])
  expect(sharePercent({ looked: 3, withSeats: 1 })).toBe(33)
  expect(sharePercent({ looked: 0, withSeats: 0 })).toBeNull()
})
