import { afterEach, describe, expect, it, vi } from 'vitest'
import { LiveEvent } from '../../../../../lib/availability/live-contract.ts'
import { Problem } from '../../../../../lib/availability/search-contract.ts'
import type { Audience } from '../../../../../lib/core/plan.ts'
import { findPlace } from '../../../../../lib/network/places.ts'
import {
  answerLive,
  ConcurrencyLimiter,
  type LiveContext,
  type LiveSourcing,
} from '../../../../../lib/server/live/answer-live.ts'
import { answering, now, standIn } from './live-stage.ts'

afterEach(() => {
  vi.useRealTimers()
})

const contextWith = ({ provider = answering(), ...more }: Partial<LiveContext & LiveSourcing> = {}): LiveContext => ({
  now: () => now,
  isOn: async () => true,
  listAirports: (token) => findPlace(token)?.airports,
  getSourcing: async () => ({ provider, store: async () => {}, note: async () => {} }),
  countLive: vi.fn(async (_uid, _today, take) => void take(0)),
  watchRecheck: () => () => {},
  slots: new ConcurrencyLimiter(2, 4),
  onFault: vi.fn(),
  timeoutMs: 60_000,
  heartbeatMs: 60_000,
  ...more,
})
const callerOn = (plan: Audience) => ({ plan, uid: plan === 'guest' ? null : 'ann', admin: false })

const question = 'program=qantas&from=SYD&to=SIN&start=2026-12-01&end=2026-12-03&cabins=J'
const requestFor = (text: string, init: RequestInit = {}) =>
  new Request(`http://localhost/api/search/live?${text}`, init)

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return Problem.parse(await response.json())
}

async function eventsOf(response: Response): Promise<LiveEvent[]> {
  const lines = (await response.text()).split('\n')
  return lines.filter((line) => line !== '').map((line) => LiveEvent.parse(JSON.parse(line)))
}

/** A provider that answers only once it is aborted. */
const silent = () =>
  standIn(
    (_, date, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: true, date, items: [] }))
      }),
  )

describe('answerLive', () => {
  it('counts the use, streams events from start to end, and releases its slot', async () => {
    const context = contextWith()
    const response = await answerLive(requestFor(question), callerOn('gold'), context)
    expect(context.countLive).toHaveBeenCalledExactlyOnceWith(
      'ann',
      { today: '2026-11-20', program: 'qantas' },
      expect.any(Function),
    )
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const events = await eventsOf(response)
    expect(events.map(({ type }) => type)).toEqual(['start', 'day', 'day', 'day', 'end'])
    expect(events[0]).toMatchObject({ plan: 'gold', permutations: 3, left: 597, clamped: [], sample: false })
    expect(context.slots.running).toBe(0)
  })

  it('asks no provider and counts nothing while live search is switched off', async () => {
    const provider = answering()
    const context = contextWith({ provider, isOn: async () => false })
    const problem = await problemOf(await answerLive(requestFor(question), callerOn('gold'), context))
    expect(problem).toMatchObject({ status: 503, title: 'Switched off' })
    expect(context.countLive).not.toHaveBeenCalled()
    expect(provider.requests).toEqual([])
  })

  it('starts watching a recheck before it asks the provider, and passes on each event', async () => {
    const provider = answering()
    const seen: string[] = []
    const watchRecheck = vi.fn(() => {
      expect(provider.requests).toEqual([])
      return ({ type }: LiveEvent) => void seen.push(type)
    })
    await eventsOf(await answerLive(requestFor(question), callerOn('gold'), contextWith({ provider, watchRecheck })))
    expect(watchRecheck).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ from: ['SYD'], cabins: ['J'] }), now)
    expect(seen).toEqual(['start', 'day', 'day', 'day', 'end'])
  })

  it('counts a day as over once it is over where the flight leaves', async () => {
    const provider = answering()
    // At noon in Sydney it is still the evening of 19 November in Los Angeles.
    const evening = 'program=qantas&from=LAX&to=SYD&start=2026-11-19&end=2026-11-19&cabins=J'
    const events = await eventsOf(await answerLive(requestFor(evening), callerOn('gold'), contextWith({ provider })))
    expect(events.map(({ type }) => type)).toEqual(['start', 'day', 'end'])
    expect(provider.requests).toMatchObject([{ from: 'LAX', dates: ['2026-11-19'] }])
    const gone = evening.replace('from=LAX&to=SYD', 'from=SYD&to=LAX')
    expect((await answerLive(requestFor(gone), callerOn('gold'), contextWith())).status).toBe(400)
  })

  it('marks sample data', async () => {
    const provider = { ...answering(), source: { kind: 'sample' as const, name: 'sample' } }
    const [start] = await eventsOf(await answerLive(requestFor(question), callerOn('gold'), contextWith({ provider })))
    expect(start).toMatchObject({ sample: true, source: { kind: 'sample' } })
  })

  it('names the limit that shortened the search, and counts only what is left', async () => {
    const wide = question.replace('2026-12-03', '2027-03-31')
    const counted: number[] = []
    const context = contextWith({ countLive: async (_uid, _today, take) => void counted.push(take(100)) })
    const [start] = await eventsOf(await answerLive(requestFor(wide), callerOn('silver'), context))
    expect(start).toMatchObject({ permutations: 14, left: 286, clamped: [{ limit: 'live-range', allowed: 14 }] })
    expect(counted).toEqual([14])
  })

  it('is refused without asking the provider once the day’s permutations are used up', async () => {
    const provider = answering()
    const counted: number[] = []
    const countLive: LiveContext['countLive'] = async (_uid, _today, take) => void counted.push(take(400))
    const context = contextWith({ provider, countLive })
    const problem = await problemOf(await answerLive(requestFor(question), callerOn('silver'), context))
    expect(problem).toMatchObject({ status: 403, detail: expect.stringContaining('You’ve used today’s') })
    expect([counted, provider.requests, context.slots.running]).toEqual([[0], [], 0])
  })

  it.each([
    ['a guest', callerOn('guest'), 401, 'Not signed in'],
    ['a member on the free plan', callerOn('free'), 403, 'Not in your plan'],
    ['a member whose plan is unknown', { ...callerOn('guest'), uid: 'ann' }, 403, 'Not in your plan'],
  ])('is refused to %s before anything is counted', async (_, caller, status, title) => {
    const context = contextWith()
    const problem = await problemOf(await answerLive(requestFor(question), caller, context))
    expect(problem).toMatchObject({ status, title })
    expect(context.countLive).not.toHaveBeenCalled()
    expect(context.slots.running).toBe(0)
  })

  it.each([
    ['an unknown airport', question.replace('SIN', 'XXQ'), 'to'],
    ['from = to', question.replace('SIN', 'SYD'), 'to'],
    ['a reversed range', question.replace('2026-12-03', '2026-11-25'), 'end'],
    ['a past range', question.replace('2026-12-01', '2026-01-01').replace('2026-12-03', '2026-01-03'), 'end'],
    ['no seats', `${question}&seats=0`, 'seats'],
    ['a program nobody knows', question.replace('qantas', 'skymiles'), 'program'],
  ])('names the parameter at fault: %s', async (_, text, parameter) => {
    const problem = await problemOf(await answerLive(requestFor(text), callerOn('gold'), contextWith()))
    expect(problem.status).toBe(400)
    expect(problem.errors?.map((error) => error.parameter)).toContain(parameter)
  })

  it('refuses more routes than a day’s permutations allow, and days beyond the plan', async () => {
    const everywhere = question.replace('SIN', 'region:europe,region:north-america').replace('SYD', 'country:AU')
    expect(await problemOf(await answerLive(requestFor(everywhere), callerOn('gold'), contextWith()))).toMatchObject({
      status: 403,
      detail: expect.stringContaining('plan allows 600'),
    })
    const late = question.replace('2026-12-01', '2027-11-20').replace('2026-12-03', '2027-11-22')
    expect((await problemOf(await answerLive(requestFor(late), callerOn('gold'), contextWith()))).status).toBe(403)
  })

  it('refuses a request from another site’s page', async () => {
    const request = requestFor(question, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect((await answerLive(request, callerOn('gold'), contextWith())).status).toBe(403)
  })

  it('answers 503 and asks no provider when the use cannot be counted', async () => {
    const provider = answering()
    const context = contextWith({ provider, countLive: () => Promise.reject(new Error('no database')) })
    const response = await answerLive(requestFor(question), callerOn('gold'), context)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect([context.slots.running, provider.requests]).toEqual([0, []])
  })

  it('answers 503 and counts nothing when the provider cannot be determined', async () => {
    const context = contextWith({ getSourcing: () => Promise.reject(new Error('no database')) })
    expect((await answerLive(requestFor(question), callerOn('gold'), context)).status).toBe(503)
    expect(context.countLive).not.toHaveBeenCalled()
    expect(context.slots.running).toBe(0)
  })

  it('runs two searches at a time for a member, and stops when the reader leaves', async () => {
    const context = contextWith({ provider: silent() })
    const leave = new AbortController()
    const first = await answerLive(requestFor(question, { signal: leave.signal }), callerOn('gold'), context)
    const second = await answerLive(requestFor(question), callerOn('gold'), context)
    const third = await answerLive(requestFor(question), callerOn('gold'), context)
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10'])
    leave.abort()
    await first.text().catch(() => '')
    await second.body?.cancel()
    await expect.poll(() => context.slots.running).toBe(0)
  })

  it('answers 503 when the server’s slots are full', async () => {
    const context = contextWith({ provider: silent(), slots: new ConcurrencyLimiter(2, 1) })
    const running = await answerLive(requestFor(question), callerOn('gold'), context)
    expect((await answerLive(requestFor(question), callerOn('gold'), context)).status).toBe(503)
    await running.body?.cancel()
  })

  it('ends with what it has at the timeout, marked partial', async () => {
    const events = await eventsOf(
      await answerLive(requestFor(question), callerOn('gold'), contextWith({ provider: silent(), timeoutMs: 20 })),
    )
    expect(events.at(-1)).toMatchObject({ type: 'end', partial: true, notAsked: 2 })
  })

  it('gives back the permutations not asked about, except the day in progress', async () => {
    const counted: number[] = []
    const countLive: LiveContext['countLive'] = async (_uid, _today, take) => void counted.push(take(100))
    const context = contextWith({ provider: silent(), timeoutMs: 20, countLive })
    await eventsOf(
      await answerLive(requestFor(question.replace('2026-12-03', '2026-12-06')), callerOn('gold'), context),
    )
    const [taken = 0, given] = counted
    // One day had been answered, and the next was in progress.
    expect([taken, given]).toEqual([6, -4])
  })

  it('sends empty lines to keep a silent connection open', async () => {
    const context = contextWith({ provider: silent(), timeoutMs: 200, heartbeatMs: 5 })
    const text = await (await answerLive(requestFor(question), callerOn('gold'), context)).text()
    expect(text).toMatch(/}\n\n+\{/)
  })
})

it('limits the slots of each member and of the server, and counts each release once', () => {
  const slots = new ConcurrencyLimiter(2, 3)
  const first = slots.take('ann')
  expect(slots.take('ann')).toHaveProperty('release')
  expect(slots.take('ann')).toEqual({ full: 'member' })
  expect(slots.take('bob')).toHaveProperty('release')
  expect(slots.take('cem')).toEqual({ full: 'server' })
  if (!('release' in first)) throw new Error('the first is free')
  first.release()
  first.release()
  expect(slots.running).toBe(2)
  expect(slots.take('cem')).toHaveProperty('release')
  expect(slots.take('ann')).toEqual({ full: 'server' })
})

it('keeps the second half of the slots for members who have none', () => {
  const slots = new ConcurrencyLimiter(2, 20)
  const greedy = Array.from({ length: 10 }, (_, at) => `greedy${at}`)
  const twice = greedy.map((uid) => [slots.take(uid), slots.take(uid)])
  expect(slots.running).toBeLessThanOrEqual(15)
  expect(twice.every(([first]) => first && 'release' in first)).toBe(true)
  for (const uid of ['ann', 'bob', 'cem', 'dee', 'eve']) expect(slots.take(uid)).toHaveProperty('release')
})
