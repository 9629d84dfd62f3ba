import { describe, expect, it } from 'vitest'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { Readiness, readinessResponse } from '../../../../../lib/server/status/readiness.ts'
import { memoryRepository } from '../../availability/memory-repository.ts'

const now = '2023-11-19T02:00:00.000Z'
const seen: Observation = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2023-12-01',
  cabin: 'Y',
  seats: 2,
  points: 25_200,
  charges: null,
  fare: 'reward',
  carriers: ['QF'],
  direct: true,
  sectors: null,
  source: { kind: 'file', name: 'a.csv' },
  seenAt: '2023-11-19T01:00:00Z',
}

async function indexOf(observations: Observation[]) {
  const repository = memoryRepository()
  async function* items() {
    for (const observation of observations) yield { ok: true as const, observation, where: { file: 'a', line: 1 } }
  }
  await ingest(items(), { repository, now, isKnownAirport: () => true })
  const index = createIndex()
  for (const route of repository.routes.values()) index.applyRoute(route)
  return index
}

async function readiness(observations: Observation[], isReady = true, at = now) {
  const index = await indexOf(observations)
  const response = await readinessResponse({ index, ready: async () => isReady, damaged: new Map([['x', 'y']]) }, at)
  return { response, body: Readiness.parse(await response.json()) }
}

describe('readinessResponse', () => {
  it('reports how much is known and how old it is', async () => {
    const older = { ...seen, to: 'LAX', seenAt: '2023-11-18T01:00:00Z' }
    const { response, body } = await readiness([seen, older])
    expect(response.status).toBe(200)
    expect(body).toEqual({
      status: 'ready',
      now,
      routes: 2,
      damaged: 1,
      newestSeenAt: '2023-11-19T01:00:00.000Z',
      dataAgeSeconds: 3_600,
    })
  })

  it('is 503 until the index is loaded', async () => {
    const { response, body } = await readiness([], false)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(body).toMatchObject({ status: 'loading', routes: 0, newestSeenAt: null, dataAgeSeconds: null })
  })

  it('reports no negative age when the clock went back', async () => {
    expect((await readiness([seen], true, '2023-11-18T02:00:00.000Z')).body.dataAgeSeconds).toBe(0)
  })
})
