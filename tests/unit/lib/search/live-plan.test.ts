import { describe, expect, it } from 'vitest'
import { findPlace } from '../../../../lib/network/places.ts'
import { defaults } from '../../../../lib/search/finder-state.ts'
import { liveAddress, planLiveSearch } from '../../../../lib/search/live-plan.ts'

/** Noon in Sydney on 20 November, and still the evening before in Los Angeles. */
const now = '2026-11-20T01:00:00.000Z'
const listAirports = (token: string) => findPlace(token)?.airports ?? []
const question = { ...defaults, from: ['SYD'], to: ['LON'] }
const planned = (more: object = {}, plan: 'guest' | 'free' | 'silver' | 'gold' = 'gold') =>
  planLiveSearch({ program: 'qantas', question: { ...question, ...more }, plan, now, usedToday: 0, listAirports })

describe('a live search before it starts', () => {
  it('is null on plans without live search', () => {
    expect(planned({}, 'guest')).toBeNull()
    expect(planned({}, 'free')).toBeNull()
  })

  it('counts routes and days, up to the plan’s limit', () => {
    const gold = planned()
    if (!gold || 'refused' in gold) throw new Error('expected a plan')
    expect(gold.pairs).toHaveLength(2)
    expect(gold.dates).toHaveLength(30)
    const silver = planned({}, 'silver')
    expect(silver && 'dates' in silver ? silver.dates.length : 0).toBe(14)
  })

  it('asks the server for exactly the dates and routes it counted', () => {
    const plan = planned({ when: { kind: 'month', month: '2026-12' }, seats: 2, direct: true })
    if (!plan || 'refused' in plan) throw new Error('expected a plan')
    const params = new URL(liveAddress(plan), 'http://site').searchParams
    expect(Object.fromEntries(params)).toMatchObject({
      from: 'SYD',
      to: 'LHR,LGW',
      start: '2026-12-01',
      end: '2026-12-30',
      seats: '2',
      directOnly: '1',
    })
    expect(plan.clamped.map(({ limit }) => limit)).toContain('live-range')
  })

  it('plans the day that is not over where the flight leaves', () => {
    const when = { kind: 'range', start: '2026-11-19', end: '2026-11-19' }
    expect(planned({ from: ['LAX'], to: ['SYD'], when })).toMatchObject({ dates: ['2026-11-19'] })
    expect(planned({ from: ['SYD'], to: ['LAX'], when })).toEqual({ refused: 'These dates are in the past.' })
  })

  it('is refused for anywhere and for past dates', () => {
    expect(planned({ to: ['anywhere'] })).toHaveProperty('refused')
    expect(planned({ when: { kind: 'month', month: '2026-10' } })).toHaveProperty('refused')
  })
})
