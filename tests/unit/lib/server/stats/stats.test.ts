import { describe, expect, it } from 'vitest'
import { StatsAnswer } from '../../../../../lib/content/stats/stats-contract.ts'
import { answerStats } from '../../../../../lib/server/stats/stats.ts'
import { flight } from '../../availability/journeys/scene.ts'
import { worldOf } from '../../availability/reference.ts'

const { index } = worldOf([flight('SYD-SIN', '2026-03-02', '09:00 15:00')])
const context = { now: () => '2026-03-01T00:00:00.000Z', index, ready: async () => true }
const send = (query: string, change: Partial<typeof context> = {}) =>
  answerStats(new Request(`http://localhost/api/stats?${query}`), { ...context, ...change })

describe('GET /api/stats', () => {
  it('answers to its contract with a publicly cacheable response', async () => {
    const response = await send('from=SYD&to=SIN')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('public')
    expect(StatsAnswer.parse(await response.json())).toMatchObject({ total: { looks: 1, found: 1 }, routes: 1 })
  })

  it('names the parameters it cannot parse', async () => {
    const response = await send('cabin=Q&from=SYD&from=MEL')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ parameter: 'from' }, { parameter: 'cabin' }] })
  })

  it('answers 503 while the index is loading', async () => {
    expect((await send('', { ready: async () => false })).status).toBe(503)
  })
})
