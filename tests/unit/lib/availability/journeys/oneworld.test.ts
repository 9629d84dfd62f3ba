import { describe, expect, it } from 'vitest'
import { planOneworld } from '../../../../../lib/availability/journeys/oneworld.ts'
import { JourneyResult, type OneworldQuery } from '../../../../../lib/availability/journeys-contract.ts'
import { worldOf } from '../reference.ts'
import { flight, wordOf } from './scene.ts'

const today = '2026-02-01'
const leg = (from: string, to: string, carrier: string | null = 'any', stop: 'stopover' | 'transit' = 'stopover') => ({
  from,
  to,
  carrier,
  stop,
})
const query: OneworldQuery = {
  kind: 'oneworld',
  start: '2026-03-01',
  end: '2026-03-31',
  seats: 1,
  within: {},
  cabin: 'J',
  legs: [leg('SYD', 'HKG', 'CX', 'transit'), leg('HKG', 'LHR', 'any')],
}
const seats = [
  flight('SYD-HKG', '2026-03-01', '09:00 16:00', { carriers: ['CX'] }),
  flight('SYD-HKG', '2026-03-04', '09:00 16:00', { carriers: ['CX'] }),
  flight('SYD-HKG', '2026-03-03', '09:00 16:00', { carriers: ['QF'] }),
  flight('HKG-LHR', '2026-03-01', '17:00 23:00', { carriers: ['BA'] }),
  flight('HKG-LHR', '2026-03-03', '23:00 05:00+1', { carriers: ['BA'] }),
  flight('HKG-LHR', '2026-03-04', '23:00 05:00+1', { carriers: ['BA'] }),
  flight('LHR-JFK', '2026-03-10', '09:00 12:00', { carriers: ['AA', 'BA'] }),
  flight('LHR-HEL', '2026-03-10', '09:00 12:00', { carriers: ['SQ'] }),
  flight('LHR-SYD', '2026-03-10', '09:00 12:00+1', {
    carriers: ['QF'],
    seats: 0,
    points: null,
    direct: false,
    sectors: null,
  }),
]

function plan(change: Partial<OneworldQuery> = {}) {
  const result = planOneworld(worldOf(seats).index, { ...query, ...change }, today)
  JourneyResult.parse({ kind: 'oneworld', ...result })
  return result
}

describe('planOneworld', () => {
  it('finds the earliest dates on which the legs follow each other, with time to change planes', () => {
    const { legs } = plan()
    expect(legs.map(({ first }) => first && wordOf(first))).toEqual(['SYD-HKG 2026-03-04', 'HKG-LHR 2026-03-04'])
    expect(legs[0]?.dates).toEqual(['2026-03-01', '2026-03-04'])
    expect(legs[1]?.dates).toEqual(['2026-03-01', '2026-03-03', '2026-03-04'])
  })

  it('leaves out flights that have left', () => {
    const { legs } = plan({ departsAfter: '2026-03-03T22:30:00.000Z' })
    expect(legs.map(({ dates }) => dates)).toEqual([[], ['2026-03-04']])
  })

  it('allows a flight on any later date after a stopover, and a surface sector without a seat', () => {
    const stopover = plan({ legs: [leg('SYD', 'HKG', 'CX'), leg('HKG', 'LHR')] })
    expect(stopover.legs.map(({ first }) => first?.date)).toEqual(['2026-03-01', '2026-03-03'])
    const surface = plan({ legs: [leg('SYD', 'HKG'), leg('HKG', 'LHR', null), leg('LHR', 'JFK')] })
    expect(surface.legs.map(({ first }) => first?.date ?? null)).toEqual(['2026-03-01', null, '2026-03-10'])
  })

  it('returns dates only as far as the legs fit', () => {
    const { legs } = plan({ seats: 3 })
    expect(legs.map(({ first }) => first)).toEqual([null, null])
    const broken = plan({ legs: [...query.legs, leg('LHR', 'SYD')] })
    expect(broken.legs.map(({ first }) => first?.date ?? null)).toEqual(['2026-03-04', '2026-03-04', null])
  })

  it('prices the band, counts the miles home, and reports broken rules and what is still needed', () => {
    const { price, miles, legs, broken, left } = plan()
    expect(miles).toBeGreaterThan((legs[0]?.miles ?? 0) + (legs[1]?.miles ?? 0))
    expect(price).toMatchObject({ miles, band: expect.any(Number), points: expect.any(Number) })
    // Cathay and British Airways make two; the rule counts airlines other than Qantas.
    expect(left.airlinesStillNeeded).toBe(0)
    expect(broken).toEqual([])
    expect(plan({ legs: [leg('SYD', 'HKG', 'CX')] }).broken.map(({ rule }) => rule)).toEqual(['airlines'])
    expect(plan({ legs: [leg('SYD', 'HKG', 'SQ')] }).broken.map(({ rule }) => rule)).toContain('not-oneworld')
  })

  it('offers as the next leg only oneworld flights with seats that break no rule', () => {
    expect(plan().next).toEqual([{ to: 'JFK', carriers: ['AA', 'BA'], miles: expect.any(Number), days: 1 }])
  })
})
