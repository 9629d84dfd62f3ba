import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { parseSearch } from '../../../../../lib/availability/parse-search.ts'
import { daysBetween } from '../../../../../lib/core/dates.ts'
import { regions } from '../../../../../lib/network/airport-names.ts'
import { allAirports } from '../../../../../lib/network/airports.ts'
import { listRoutes } from '../../../../../lib/network/routes.ts'
import { getPlanLimits } from '../../../../../lib/programs/plan-limits.ts'
import { answerJourneys, clampedSearch } from '../../../../../lib/server/availability/answers.ts'
import { isAnywhereSearch, listAirports, readQueryContext } from '../../../../../lib/server/availability/question.ts'
import { observation, START } from '../../availability/arbitrary.ts'
import { worldOf } from '../../availability/reference.ts'
import '../../../../../lib/network/world-airports.ts'

/** An index with one route, from Sydney to an airport outside the networks. */
function indexTo(to: string) {
  const [seen] = fc.sample(observation, { numRuns: 1, seed: 1 })
  if (seen === undefined) throw new Error('nothing was drawn')
  const stored = { ...seen, to, date: START, seats: 2, points: 50_000, sectors: null, direct: true, carriers: ['UA'] }
  return worldOf([stored]).index
}

test('a stored airport outside the networks is in anywhere and its region, country and city', () => {
  const portland = indexTo('PDX')
  for (const token of ['anywhere', 'region:north-america', 'country:US']) {
    expect(listAirports(token)).not.toContain('PDX')
    expect(listAirports(token, portland)).toContain('PDX')
  }
  expect(listAirports('region:europe', portland)).not.toContain('PDX')
  expect(listAirports('LON', indexTo('STN'))).toEqual(['LHR', 'LGW', 'STN'])
  expect(listAirports('SYD', portland)).toEqual(['SYD'])
  expect(listAirports('QQQ', portland)).toBeUndefined()
})

const now = '2026-11-20T01:00:00Z'
const plans = ['guest', 'free', 'silver', 'gold'] as const
const flown = {
  qantas: [...new Set(listRoutes('qantas').map(({ from }) => from))],
  velocity: [...new Set(listRoutes('velocity').map(({ from }) => from))],
}

/** The query that a plan gets for the parameters of an address. */
function answeredOf(plan: (typeof plans)[number], address: Record<string, string>) {
  const request = new Request(`http://localhost/api/search?${new URLSearchParams(address)}`)
  const asking = readQueryContext(request, plan, now, createIndex())
  const parsed = parseSearch(asking.params, asking.parse)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return clampedSearch(parsed.value, asking)
}

describe('a where-can-I-go search', () => {
  const year = { start: '2026-11-20', end: '2027-11-01' }

  test('is told by what it covers, not by the word', () => {
    const abroad = regions.filter((region) => region !== 'australia').map((region) => `region:${region}`)
    const countries = [...new Set(allAirports.map(({ country }) => `country:${country}`))].slice(0, 40)
    for (const to of ['anywhere', [...abroad, 'SIN'].join(), countries.join()]) {
      const { query, clamped } = answeredOf('free', { program: 'qantas', from: 'SYD', to, ...year })
      expect(daysBetween(query.start, query.end) + 1, to.slice(0, 30)).toBe(14)
      expect(clamped.map(({ limit }) => limit)).toContain('where-can-i-go')
    }
  })

  test('is not assumed for a single region', () => {
    for (const program of ['qantas', 'velocity'] as const) {
      for (const region of regions) {
        const to = listAirports(`region:${region}`) ?? []
        expect(isAnywhereSearch({ programs: [program], from: ['SYD'], to }), region).toBe(false)
      }
    }
  })

  test('gives no plan more days, however the places are written', () => {
    const token = fc.oneof(
      fc.constantFrom(...regions.map((region) => `region:${region}`)),
      fc.constantFrom(...new Set(allAirports.map(({ country }) => `country:${country}`))),
      fc.constantFrom(...allAirports.map(({ iata }) => iata)),
    )
    const tokens = fc.uniqueArray(token, { minLength: 1, maxLength: 36 })
    const input = fc.record({ program: fc.constantFrom('qantas', 'velocity'), plan: fc.constantFrom(...plans), tokens })
    let many = 0
    fc.assert(
      fc.property(input, fc.boolean(), ({ program, plan, tokens: places }, isFrom) => {
        const ends = isFrom ? { from: places.join(), to: 'SYD' } : { from: 'SYD', to: places.join() }
        const own = flown[program as 'qantas' | 'velocity']
        const covered = new Set(places.flatMap((place) => listAirports(place) ?? []))
        if (own.filter((airport) => covered.has(airport)).length < own.length * 0.4) return
        many += 1
        const { query } = answeredOf(plan, { program, ...ends, ...year })
        const most = getPlanLimits(plan, program as 'qantas' | 'velocity').whereCanIGoDays
        expect(daysBetween(query.start, query.end) + 1).toBeLessThanOrEqual(most)
      }),
      { numRuns: 2_000, seed: 11 },
    )
    expect(many).toBeGreaterThan(200)
  })

  test.each(['connection', 'return'])('is also recognised in a journey (%s)', async (kind) => {
    const abroad = regions.filter((region) => region !== 'australia').map((region) => `region:${region}`)
    const address = new URLSearchParams({ kind, program: 'qantas', from: 'SYD', to: abroad.join(), ...year })
    if (kind === 'return') address.set('minStay', '7')
    if (kind === 'return') address.set('maxStay', '14')
    const context = { now: () => now, index: createIndex(), ready: async () => true }
    const request = new Request(`http://localhost/api/journeys?${address}`)
    const answer = await (await answerJourneys(request, { plan: 'free', uid: null, admin: false }, context)).json()
    expect(daysBetween(answer.query.start, answer.query.end) + 1).toBe(14)
    expect(answer.clamped.map(({ limit }: { limit: string }) => limit)).toContain('where-can-i-go')
  })
})
