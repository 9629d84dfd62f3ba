import { describe, expect, it, vi } from 'vitest'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import type { Audience } from '../../../../../lib/core/plan.ts'
import { getPlanLimits } from '../../../../../lib/programs/plan-limits.ts'
import {
  answerJourneys,
  answerOptions,
  answerSearch,
  answerSummary,
} from '../../../../../lib/server/availability/answers.ts'
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
const later = { ...out, date: '2026-12-02', seats: 7 }
const back = { ...out, from: 'SIN', to: 'SYD', date: '2026-12-08', seats: 9 }
const byProgram = ['qantas', 'velocity'] as const
const seen = byProgram.flatMap((program) => [out, later, back].map((one) => ({ ...one, program })))

async function contextOf() {
  const repository = memoryRepository()
  async function* items() {
    for (const observation of seen) yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
  }
  await ingest(items(), { repository, now, isKnownAirport: () => true })
  const index = createIndex()
  for (const route of repository.routes.values()) index.applyRoute(route)
  return { now: () => now, index, ready: async () => true, repository, onAnswered: vi.fn() }
}

const caller = (plan: Audience) => ({ plan, uid: plan === 'guest' ? null : 'u1', admin: false })
const trip = 'from=SYD&to=SIN&start=2026-12-01&end=2026-12-03'
const handlers = {
  '/api/search': (plan: Audience, program: string) => [answerSearch, `program=${program}&${trip}&sort=seats`, plan],
  '/api/summary': (plan: Audience, program: string) => [answerSummary, `program=${program}&${trip}`, plan],
  '/api/options': (plan: Audience, program: string) => [
    answerOptions,
    `program=${program}&from=SYD&to=SIN&date=2026-12-02&cabin=J`,
    plan,
  ],
  '/api/journeys': (plan: Audience, program: string) => [
    answerJourneys,
    `kind=return&program=${program}&from=SYD&to=SIN&minStay=3&maxStay=9`,
    plan,
  ],
} as const satisfies Record<string, (plan: Audience, program: string) => readonly [unknown, string, Audience]>

async function answered(
  path: keyof typeof handlers,
  plan: Audience,
  program: string,
): Promise<Record<string, unknown>> {
  const [answer, text] = handlers[path](plan, program)
  const request = new Request(`http://localhost${path}?${text}`)
  const response = await (answer as typeof answerSearch)(request, caller(plan), await contextOf())
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

/** Every seat number in an answer, except those that describe the query and the plan. */
function seatsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(seatsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'query' || name === 'clamped') return []
    return name === 'seats' && typeof inner === 'number' ? [inner] : seatsIn(inner)
  })
}

describe.each(Object.keys(handlers) as (keyof typeof handlers)[])('%s', (path) => {
  it.each(
    byProgram.flatMap((program) =>
      (['guest', 'free', 'silver', 'gold'] as const).map((plan) => [plan, program] as const),
    ),
  )('shows %s in %s no more seats than the plan allows', async (plan, program) => {
    const shown = seatsIn(await answered(path, plan, program))
    const { seats } = getPlanLimits(plan, program)
    // There are nine seats on the return flight, and seven on one outbound day.
    const there = path === '/api/journeys' ? 9 : 7
    expect(Math.max(...shown)).toBe(Math.min(seats, there))
  })
})

describe('sorting by most seats', () => {
  const days = async (plan: Audience) => {
    const { rows } = (await answered('/api/search', plan, 'velocity')) as { rows: { date: string }[] }
    return rows.map(({ date }) => date)
  }

  it('puts the flight with more seats first for a plan that shows them', async () => {
    expect(await days('gold')).toEqual(['2026-12-02', '2026-12-01'])
  })

  it('falls back to date order for a plan that shows one seat of each', async () => {
    expect(await days('free')).toEqual(['2026-12-01', '2026-12-02'])
  })
})

it('a day does not reveal more seats for more points to a plan that shows one', async () => {
  for (const plan of ['guest', 'free'] as const) {
    const { days } = (await answered('/api/search', plan, 'qantas')) as { days: { moreSeats: boolean }[] }
    expect(days.map(({ moreSeats }) => moreSeats)).toEqual([false, false])
  }
})
