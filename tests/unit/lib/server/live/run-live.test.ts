import { describe, expect, it, vi } from 'vitest'
import { LiveEvent } from '../../../../../lib/availability/live-contract.ts'
import type { LivePlan } from '../../../../../lib/availability/plan-live.ts'
import type { LiveProvider } from '../../../../../lib/availability/providers/provider.ts'
import { ProviderError } from '../../../../../lib/availability/providers/provider-error.ts'
import { type LiveRun, runLive } from '../../../../../lib/server/live/run-live.ts'
import { answering, now, seen, standIn } from './live-stage.ts'

const plan: LivePlan = {
  query: {
    ...{ program: 'qantas', from: ['SYD', 'MEL'], to: ['SIN'], start: '2026-12-01', end: '2026-12-02' },
    ...{ cabins: ['J'], seats: 1, directOnly: false },
  },
  clamped: [],
  pairs: [
    { from: 'SYD', to: 'SIN' },
    { from: 'MEL', to: 'SIN' },
  ],
  dates: ['2026-12-01', '2026-12-02'],
}

type More = { plan?: LivePlan; store?: () => Promise<void>; note?: () => Promise<void> }

async function run(provider: LiveProvider, more: More = {}) {
  const events: LiveEvent[] = []
  const store = vi.fn(more.store ?? (async () => {}))
  const note = vi.fn<LiveRun['note']>(more.note ?? (async () => {}))
  const onFault = vi.fn()
  const stop = new AbortController()
  const end = await runLive({
    ...{ plan: more.plan ?? plan, provider, store, note, now: () => now, onFault, signal: stop.signal },
    emit: (event) => events.push(LiveEvent.parse(event)),
  })
  return { events, end: LiveEvent.parse(end), store, note, onFault }
}

describe('runLive', () => {
  it('asks once per route for all days, emits every answer and stores by route', async () => {
    const provider = answering()
    const { events, end, store } = await run(provider)
    expect(provider.requests).toMatchObject([
      { from: 'SYD', to: 'SIN', dates: plan.dates, cabins: ['J'], seats: 1 },
      { from: 'MEL', to: 'SIN', dates: plan.dates, cabins: ['J'], seats: 1 },
    ])
    expect(events.map((event) => 'done' in event && event.done)).toEqual([1, 2, 3, 4])
    expect(events[0]).toMatchObject({ rows: [{ cabin: 'J', seats: 2, points: 68_400, carriers: ['QF'] }] })
    expect(store).toHaveBeenCalledTimes(2)
    expect(end).toMatchObject({ answered: 4, failed: 0, notAsked: 0, partial: false, stored: { routes: 2, failed: 0 } })
  })

  it('estimates charges the provider did not give', async () => {
    const provider = standIn((request, date) => {
      const item = seen(request, date)
      if (!item.ok) throw new Error('nothing was seen')
      const observation = { ...item.observation, carriers: ['BA'], direct: true, charges: null }
      return { ok: true, date, items: [{ ...item, observation }] }
    })
    const { events } = await run(provider)
    const charges = events.flatMap((event) => (event.type === 'day' ? event.rows.map((row) => row.charges) : []))
    expect(charges[0]).toEqual({ minor: 29_235, currency: 'AUD', estimatedFrom: '2023-11' })
  })

  it('emits each failed day and continues with the others', async () => {
    const limited = new ProviderError('rate-limited', 'The provider asks for a pause.', { retryAfter: 30 })
    const provider = standIn((request, date) =>
      request.from === 'SYD' && date === '2026-12-01'
        ? { ok: false, date, error: limited }
        : { ok: true, date, items: [seen(request, date)] },
    )
    const { events, end } = await run(provider)
    expect(events.filter(({ type }) => type === 'failed')).toMatchObject([
      { from: 'SYD', date: '2026-12-01', fault: 'rate-limited', retryAfterSeconds: 30 },
    ])
    expect(end).toMatchObject({ answered: 3, failed: 1, partial: true, stored: { routes: 2 } })
  })

  it('is complete when no seats are found, and partial when no day is answered', async () => {
    const none = await run(standIn((_, date) => ({ ok: true, date, items: [] })))
    expect(none.end).toMatchObject({ answered: 4, partial: false, stored: { routes: 0, failed: 0 } })
    const down = new ProviderError('provider-down', 'The provider is down.')
    const failed = await run(standIn((_, date) => ({ ok: false, date, error: down })))
    expect(failed.end).toMatchObject({ answered: 0, failed: 4, partial: true })
    expect(failed.store).not.toHaveBeenCalled()
  })

  it('notes once which days of which routes were answered or failed', async () => {
    const down = new ProviderError('provider-down', 'The provider is down.')
    const gone = new ProviderError('aborted', 'The search was cancelled.')
    const provider = standIn((request, date) => {
      if (request.from === 'MEL') return { ok: false, date, error: date === '2026-12-01' ? down : gone }
      return { ok: true, date, items: [] }
    })
    const { note } = await run(provider)
    const at = Date.parse(now) / 1000
    expect(note).toHaveBeenCalledExactlyOnceWith('qantas', [
      { route: 'SYD-SIN', at, answered: plan.dates, failed: [] },
      { route: 'MEL-SIN', at, answered: [], failed: [{ date: '2026-12-01', fault: 'provider-down' }] },
    ])
  })

  it('reports a failed note to the ledger and otherwise ends as usual', async () => {
    const { end, onFault } = await run(answering(), { note: () => Promise.reject(new Error('no database')) })
    expect(end).toMatchObject({ answered: 4, partial: false, stored: { routes: 2, failed: 0 } })
    expect(onFault).toHaveBeenCalledOnce()
  })

  it('emits only seats that fit the query, and stores every observation', async () => {
    const provider = standIn((request, date) => ({
      ok: true,
      date,
      items: [
        seen(request, date, { seats: 1 }),
        seen(request, date, { seats: 0, points: null }),
        seen(request, date, { cabin: 'Y', seats: 9 }),
        seen(request, date, { seats: null, direct: true }),
        { ok: false, where: { file: 'live', row: '5' }, reason: 'damaged' },
      ],
    }))
    const query = { ...plan.query, seats: 2, directOnly: true }
    const { events, store } = await run(provider, { plan: { ...plan, query } })
    expect(events[0]).toMatchObject({ rows: [{ cabin: 'J', seats: null, direct: true }] })
    expect(store.mock.calls[0]).toMatchObject([{ length: 10 }])
  })

  it('survives a provider that throws, leaves out a day or answers one twice', async () => {
    const strange: LiveProvider = {
      source: { kind: 'file', name: 'strange' },
      async *search(request) {
        const [date = ''] = request.dates
        yield { ok: true, date, items: [seen(request, date)] }
        yield { ok: true, date, items: [seen(request, date)] }
        yield { ok: true, date: '2027-01-01', items: [] }
        if (request.from === 'MEL') throw new Error('broken')
      },
    }
    const { events, end, onFault } = await run(strange)
    expect(events).toHaveLength(4)
    expect(events.filter(({ type }) => type === 'failed')).toMatchObject([
      { fault: 'bad-answer', date: '2026-12-02' },
      { fault: 'bad-answer', date: '2026-12-02' },
    ])
    expect(end).toMatchObject({ answered: 2, failed: 2, partial: true, stored: { routes: 2 } })
    expect(onFault).toHaveBeenCalledOnce()
  })

  it('ends normally and reports a fault for each route that could not be stored', async () => {
    const { end, onFault } = await run(answering(), { store: () => Promise.reject(new Error('no database')) })
    expect(end).toMatchObject({ answered: 4, stored: { routes: 0, failed: 2 } })
    expect(onFault).toHaveBeenCalledTimes(2)
  })

  it('asks nothing more once aborted, and stores what it received', async () => {
    const stop = new AbortController()
    const provider = standIn((request, date) => {
      if (date === '2026-12-01' && request.from === 'SYD') stop.abort()
      return { ok: true, date, items: [seen(request, date)] }
    })
    const pairs = Array.from({ length: 20 }, () => ({ from: 'SYD', to: 'SIN' }))
    const store = vi.fn(async () => {})
    const emit = vi.fn()
    const note = vi.fn(async () => {})
    const giveBack = vi.fn(async () => {})
    const end = await runLive({
      ...{ plan: { ...plan, pairs }, provider, store, note, giveBack, now: () => now, emit },
      signal: stop.signal,
      onFault: () => {},
    })
    expect(provider.requests.length).toBeLessThanOrEqual(4)
    expect(end.notAsked).toBeGreaterThanOrEqual(32)
    expect(giveBack).toHaveBeenCalledExactlyOnceWith(
      expect.toSatisfy((count: number) => count > 28 && count <= end.notAsked),
    )
    expect(end).toMatchObject({ failed: 0, partial: true })
    expect(store).toHaveBeenCalled()
  })
})
