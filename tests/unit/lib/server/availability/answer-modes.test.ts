import { describe, expect, it } from 'vitest'
import { CoverageAnswer } from '../../../../../lib/availability/coverage-contract.ts'
import { emptyLedger, type Ledger, withRoutes } from '../../../../../lib/availability/coverage-ledger.ts'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import { JourneyAnswer } from '../../../../../lib/availability/journeys-contract.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { Problem } from '../../../../../lib/availability/search-contract.ts'
import { SummaryAnswer } from '../../../../../lib/availability/summary-contract.ts'
import type { Audience } from '../../../../../lib/core/plan.ts'
import { answerCoverage } from '../../../../../lib/server/availability/answer-coverage.ts'
import { answerJourneys, answerSummary } from '../../../../../lib/server/availability/answers.ts'
import { memoryRepository } from '../../availability/memory-repository.ts'

const now = '2026-11-20T01:00:00.000Z'
const out: Observation = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2026-12-01',
  cabin: 'J',
  seats: 2,
  points: 68_400,
  charges: { minor: 21_000, currency: 'AUD' },
  fare: 'reward',
  carriers: ['QF'],
  direct: true,
  sectors: null,
  source: { kind: 'sample', name: 'sample' },
  seenAt: '2026-11-20T00:00:00Z',
}
const back: Observation = { ...out, from: 'SIN', to: 'SYD', date: '2026-12-08' }
const lateBack: Observation = { ...back, date: '2027-02-20' }
const none: Observation = { ...out, date: '2026-12-02', seats: 0, points: null, charges: null, carriers: [] }

async function contextOf(ready = true) {
  const repository = memoryRepository()
  async function* items() {
    for (const observation of [out, back, lateBack, none]) {
      yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
    }
  }
  await ingest(items(), { repository, now, isKnownAirport: () => true })
  const index = createIndex()
  for (const route of repository.routes.values()) index.applyRoute(route)
  return { now: () => now, index, ready: async () => ready }
}

const callerOn = (plan: Audience) => ({ plan, uid: plan === 'guest' ? null : 'u1', admin: false })
const get = (path: string) => new Request(`http://localhost${path}`)

describe('answerJourneys', () => {
  const journeys = async (text: string, plan: Audience = 'gold', ready = true) =>
    answerJourneys(get(`/api/journeys?${text}`), callerOn(plan), await contextOf(ready))
  const trip = 'kind=return&program=qantas&from=SYD&to=SIN&minStay=3&maxStay=120'

  it('pairs an outbound with a return flight, marked as sample data', async () => {
    const answer = JourneyAnswer.parse(await (await journeys(trip)).json())
    expect(answer).toMatchObject({ plan: 'gold', clamped: [], sample: true, query: { kind: 'return' } })
    expect(answer.result).toMatchObject({ kind: 'return', trips: [{ stay: 7, total: { points: 136_800 } }] })
  })

  it('never shows a return flight beyond the plan', async () => {
    const long = trip.replace('minStay=3', 'minStay=60')
    const stays = async (plan: Audience) => {
      const { result } = JourneyAnswer.parse(await (await journeys(long, plan)).json())
      return result.kind === 'return' ? result.trips.map(({ stay }) => stay) : null
    }
    expect(await stays('guest')).toEqual([])
    expect(await stays('free')).toEqual([81])
  })

  it.each([
    ['guest', 14, 60],
    ['free', 14, 60],
    ['silver', 365, 365],
    ['gold', 365, 365],
  ] as const)('gives %s %i days for status runs and %i for oneworld', async (plan, statusRun, oneworld) => {
    const lastDay = async (text: string) => {
      const { query } = JourneyAnswer.parse(await (await journeys(text, plan)).json())
      return (Date.parse(query.end) - Date.parse('2026-11-20')) / 86_400_000
    }
    expect(await lastDay('kind=status-run&program=qantas&from=SYD&to=SIN&target=100')).toBe(statusRun)
    expect(await lastDay('kind=status-run&program=qantas&from=SYD&to=SIN&target=100&end=2029-01-01')).toBe(statusRun)
    expect(await lastDay('kind=oneworld&legs=SYD-SIN,SIN-SYD')).toBe(oneworld)
  })

  it('names invalid parameters, and answers 503 until the index is ready', async () => {
    for (const [text, parameter] of [
      ['kind=walk', 'kind'],
      ['', 'kind'],
      ['kind=status-run&program=velocity&from=SYD&to=MEL&target=60', 'program'],
      ['kind=oneworld&legs=SYD-SYD', 'legs'],
    ]) {
      const response = await journeys(text ?? '')
      expect(response.status).toBe(400)
      expect(Problem.parse(await response.json()).errors?.map((error) => error.parameter)).toContain(parameter)
    }
    expect((await journeys(trip, 'gold', false)).status).toBe(503)
  })
})

describe('answerSummary', () => {
  const summary = async (text: string, plan: Audience = 'gold') =>
    SummaryAnswer.parse(
      await (await answerSummary(get(`/api/search/summary?${text}`), callerOn(plan), await contextOf())).json(),
    )

  it('counts rows and finds the lowest price for each destination', async () => {
    const answer = await summary('program=qantas&from=SYD&to=SIN')
    expect(answer).toMatchObject({ total: 1, sample: true, clamped: [], destinations: [{ to: 'SIN', points: 68_400 }] })
  })

  it.each([
    ['guest', '2026-12-03'],
    ['free', '2026-12-03'],
    ['silver', '2026-12-19'],
    ['gold', '2026-12-19'],
  ] as const)('limits where-can-I-go searches of %s to %s', async (plan, last) => {
    const anywhere = await summary('program=qantas&from=SYD&to=anywhere', plan)
    expect(anywhere).toMatchObject({ query: { end: last }, clamped: [{ limit: 'where-can-i-go', allowed: last }] })
    expect((await summary('program=qantas&from=SYD&to=anywhere&end=2026-12-01', plan)).clamped).toEqual([])
  })

  it('is not marked as sample data if none of its routes are', async () => {
    expect((await summary('program=velocity&from=SYD&to=SIN')).sample).toBe(false)
  })
})

describe('answerCoverage', () => {
  const ledger: Ledger = withRoutes(
    emptyLedger({ kind: 'sample', name: 'sample' }, 'qantas'),
    [{ from: 'SYD', to: 'SIN', daysAhead: 30 }],
    now,
  )
  const coverage = async (
    text: string,
    plan: Audience = 'gold',
    ledgers = async (): Promise<Ledger[] | null> => [ledger],
  ) => {
    const context = { ...(await contextOf()), ledgers }
    return answerCoverage(get(`/api/coverage?${text}`), callerOn(plan), context)
  }

  it('distinguishes seats, none, not searched and not covered', async () => {
    const response = await coverage('program=qantas&from=SYD&to=SIN,LAX&start=2026-12-01&end=2026-12-31&cabins=J')
    const { routes } = CoverageAnswer.parse(await response.json())
    const [lax, sin] = routes
    const statusOn = (day: string) => sin?.days.find(({ date }) => date === day)?.status
    expect([statusOn('2026-12-01'), statusOn('2026-12-02')]).toEqual(['seats', 'none'])
    expect([statusOn('2026-12-03'), statusOn('2026-12-31')]).toEqual(['not-searched', 'not-covered'])
    expect(sin?.days[0]).toMatchObject({ ageSeconds: 3_600, failed: null })
    expect([sin?.sample, lax?.sample, lax?.days[0]?.status]).toEqual([true, false, 'not-covered'])
  })

  it('shows a guest no days beyond their plan', async () => {
    const response = await coverage('program=qantas&from=SIN&to=SYD&end=2027-03-01', 'guest')
    const answer = CoverageAnswer.parse(await response.json())
    expect([answer.end, answer.clamped[0]?.limit]).toEqual(['2027-01-19', 'days-ahead'])
    expect(JSON.stringify(answer.routes)).not.toContain('2027-02')
  })

  it('rejects two programs and too many routes, and answers 503 if ledgers were never read', async () => {
    expect((await coverage('program=qantas,velocity&from=SYD&to=SIN')).status).toBe(400)
    expect((await coverage('program=qantas&from=country:AU&to=country:US')).status).toBe(400)
    const broken = await coverage('program=qantas&from=SYD&to=SIN', 'gold', async () => null)
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '10'])
  })
})
