import { describe, expect, it, vi } from 'vitest'
import { type LinkedSeat, SeatAnswer } from '../../../../../lib/alerts/linked-seat.ts'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { OptionsAnswer } from '../../../../../lib/availability/options.ts'
import { Problem, SearchAnswer } from '../../../../../lib/availability/search-contract.ts'
import type { Audience } from '../../../../../lib/core/plan.ts'
import {
  type AnswerContext,
  answerOptions,
  answerSearch,
  answerSeat,
} from '../../../../../lib/server/availability/answers.ts'
import { signSeatLink } from '../../../../../lib/server/seat-link.ts'
import { memoryRepository } from '../../availability/memory-repository.ts'

const now = '2023-11-19T02:00:00.000Z'
const sector = {
  from: 'SYD',
  to: 'SIN',
  carrier: 'QF',
  flight: 'QF291',
  departs: '2023-12-01T10:00',
  arrives: '2023-12-01T15:24',
  aircraft: null,
  cabin: 'Y',
  bookingClass: 'X',
} as const
const seen: Observation = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2023-12-01',
  cabin: 'Y',
  seats: null,
  points: 25_200,
  charges: { minor: 13_716, currency: 'AUD' },
  carriers: ['QF'],
  direct: true,
  sectors: [sector],
  source: { kind: 'file', name: 'recording.csv' },
  seenAt: '2023-11-19T00:34:46Z',
}
const later = { ...seen, date: '2024-03-01', sectors: null }

const callerOn = (plan: Audience) => ({ plan, uid: plan === 'guest' ? null : 'u1', admin: false })

async function contextOf(ready = true): Promise<AnswerContext> {
  const repository = memoryRepository()
  async function* items() {
    for (const observation of [seen, later]) yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
  }
  await ingest(items(), { repository, now, isKnownAirport: () => true })
  const index = createIndex()
  for (const route of repository.routes.values()) index.applyRoute(route)
  const onAnswered = vi.fn()
  return { now: () => now, index, ready: async () => ready, repository, onAnswered }
}

const get = (path: string) => new Request(`http://localhost${path}`)

async function search(text: string, plan: Audience = 'guest') {
  const response = await answerSearch(
    get(`/api/search?program=qantas&from=SYD&to=SIN${text}`),
    callerOn(plan),
    await contextOf(),
  )
  return { response, answer: SearchAnswer.parse(await response.json()) }
}

describe('answerSearch', () => {
  it('finds the seat with its points, charges and table price', async () => {
    const { answer } = await search('&end=2024-01-01')
    expect(answer).toMatchObject({ now, plan: 'guest', total: 1, clamped: [], openUntil: '2024-01-18', sample: false })
    expect(answer.rows[0]).toMatchObject({
      date: '2023-12-01',
      points: 25_200,
      charges: { minor: 13_716, currency: 'AUD' },
      seats: null,
      tablePrice: { points: 25_200 },
    })
  })

  it('sends no row beyond the plan', async () => {
    const guest = await search('&end=2024-06-01')
    expect(guest.answer.rows.map(({ date }) => date)).toEqual(['2023-12-01'])
    expect(JSON.stringify(guest.answer.days)).not.toContain('2024-03')
    expect(guest.answer.clamped.map(({ limit }) => limit)).toEqual(['days-ahead'])
    expect((await search('&end=2024-06-01', 'free')).answer.total).toBe(2)
  })

  it('is publicly cacheable for guests only', async () => {
    const guest = (await search('')).response.headers
    expect(guest.get('cache-control')).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=600')
    expect(guest.get('vary')).toBe('Cookie, Authorization')
    expect((await search('', 'gold')).response.headers.get('cache-control')).toContain('private')
  })

  it('names the invalid parameters in a problem', async () => {
    const response = await answerSearch(
      get('/api/search?program=qantas&from=SYD&to=XXQ&seats=12'),
      callerOn('guest'),
      await contextOf(),
    )
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Problem.parse(await response.json()).errors?.map(({ parameter }) => parameter)).toEqual(['seats', 'to'])
  })

  it('rejects an invalid cursor', async () => {
    const response = await answerSearch(
      get('/api/search?program=qantas&from=SYD&to=SIN&cursor=abc'),
      callerOn('guest'),
      await contextOf(),
    )
    expect(Problem.parse(await response.json())).toMatchObject({ status: 400, errors: [{ parameter: 'cursor' }] })
  })

  it('answers 503 while the index is not loaded', async () => {
    const response = await answerSearch(
      get('/api/search?program=qantas&from=SYD&to=SIN'),
      callerOn('guest'),
      await contextOf(false),
    )
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })
})

describe('today’s date in Sydney', () => {
  async function openUntilAt(instant: string) {
    const context = { ...(await contextOf()), now: () => instant }
    const address = '/api/search?program=qantas&from=SYD&to=SIN'
    return SearchAnswer.parse(await (await answerSearch(get(address), callerOn('guest'), context)).json()).openUntil
  }

  it('changes at midnight in Sydney, in summer and winter time', async () => {
    expect(await openUntilAt('2023-11-19T12:59:59.000Z')).toBe('2024-01-18')
    expect(await openUntilAt('2023-11-19T13:00:00.000Z')).toBe('2024-01-19')
    expect(await openUntilAt('2023-07-01T13:59:59.000Z')).toBe('2023-08-30')
    expect(await openUntilAt('2023-07-01T14:00:00.000Z')).toBe('2023-08-31')
  })

  it('follows the clock when it goes back', async () => {
    expect(await openUntilAt('2023-11-20T01:00:00.000Z')).toBe('2024-01-19')
    expect(await openUntilAt('2023-11-18T01:00:00.000Z')).toBe('2024-01-17')
  })

  it('treats a day as past once it is over in Sydney, even if not in Perth', async () => {
    const context = { ...(await contextOf()), now: () => '2023-12-01T13:30:00.000Z' }
    const address = '/api/options?program=qantas&from=SYD&to=SIN&date=2023-12-01'
    expect((await answerOptions(get(address), callerOn('guest'), context)).status).toBe(400)
  })
})

describe('what is kept of an answered search', () => {
  async function keptOf(text: string, plan: Audience) {
    const context = await contextOf()
    await answerSearch(get(`/api/search?program=qantas&from=SYD&to=SIN${text}`), callerOn(plan), context)
    return context.onAnswered
  }

  it('is the member, the search and the number of its rows', async () => {
    const search = {
      uid: 'u1',
      kept: { href: '/qantas/reward-seat-finder?from=SYD&to=SIN', title: 'Sydney to Singapore, Qantas' },
      results: 2,
      now,
    }
    expect(await keptOf('', 'gold')).toHaveBeenCalledExactlyOnceWith(search)
    expect(await keptOf('&sort=points', 'gold')).toHaveBeenCalledExactlyOnceWith(search)
  })

  it('is nothing for a guest, a further page, keep=0 or a failed search', async () => {
    const context = await contextOf()
    const first = await answerSearch(
      get('/api/search?program=qantas&from=SYD&to=SIN&take=1'),
      callerOn('gold'),
      context,
    )
    const { nextCursor } = SearchAnswer.parse(await first.json())
    expect(nextCursor).not.toBeNull()
    expect(await keptOf(`&take=1&cursor=${nextCursor}`, 'gold')).not.toHaveBeenCalled()
    expect(await keptOf('&keep=0', 'gold')).not.toHaveBeenCalled()
    expect(await keptOf('&seats=99', 'gold')).not.toHaveBeenCalled()
    expect(await keptOf('', 'guest')).not.toHaveBeenCalled()
  })
})

describe('answerOptions', () => {
  const options = async (text: string, plan: Audience = 'guest') =>
    answerOptions(get(`/api/options?program=qantas&from=SYD&to=SIN${text}`), callerOn(plan), await contextOf())

  it('returns the flights behind a row', async () => {
    const answer = OptionsAnswer.parse(await (await options('&date=2023-12-01&cabin=Y')).json())
    expect(answer.options).toEqual([
      {
        cabin: 'Y',
        fare: 'reward',
        seats: null,
        points: 25_200,
        charges: { minor: 13_716, currency: 'AUD' },
        carriers: ['QF'],
        direct: true,
        sectors: [sector],
        source: seen.source,
        seenAt: '2023-11-19T00:34:46.000Z',
        missed: false,
      },
    ])
  })

  it('returns nothing for another cabin or a larger party', async () => {
    expect(OptionsAnswer.parse(await (await options('&date=2023-12-01&cabin=J')).json()).options).toEqual([])
    expect(OptionsAnswer.parse(await (await options('&date=2023-12-01&seats=2', 'gold')).json()).options).toEqual([])
  })

  it('enforces the plan’s limits and rejects past or missing dates', async () => {
    expect((await options('&date=2024-03-01')).status).toBe(403)
    expect((await options('&date=2024-03-01', 'free')).status).toBe(200)
    expect((await options('&date=2023-11-18')).status).toBe(400)
    expect((await options('')).status).toBe(400)
  })
})

describe('answer seat', () => {
  const now = '2023-11-19T02:00:00.000Z'
  const sector = {
    from: 'SYD',
    to: 'SIN',
    carrier: 'QF',
    flight: 'QF291',
    departs: '2023-12-01T10:00',
    arrives: '2023-12-01T15:24',
    aircraft: null,
    cabin: 'Y',
    bookingClass: 'X',
  } as const
  const seen: Observation = {
    program: 'qantas',
    from: 'SYD',
    to: 'SIN',
    date: '2023-12-01',
    cabin: 'Y',
    seats: null,
    points: 25_200,
    charges: { minor: 13_716, currency: 'AUD' },
    carriers: ['QF'],
    direct: true,
    sectors: [sector],
    source: { kind: 'file', name: 'recording.csv' },
    seenAt: '2023-11-19T00:34:46Z',
  }
  const later = { ...seen, date: '2024-03-01', seats: 4, sectors: null }
  const connecting = { ...later, direct: false, points: 20_000 }

  const secret = 'a secret of this test, and of no other'
  /** Beyond the days a guest may see. */
  const seat: LinkedSeat = {
    program: 'qantas',
    from: 'SYD',
    to: 'SIN',
    date: '2024-03-01',
    cabin: 'Y',
    direct: true,
    seats: 1,
  }

  async function contextOf(at = now, ready = true): Promise<AnswerContext & { secret: string | undefined }> {
    const repository = memoryRepository()
    async function* items() {
      for (const observation of [seen, later, connecting])
        yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
    }
    await ingest(items(), { repository, now, isKnownAirport: () => true })
    const index = createIndex()
    for (const route of repository.routes.values()) index.applyRoute(route)
    const onAnswered = vi.fn()
    return { now: () => at, secret, index, ready: async () => ready, repository, onAnswered }
  }

  const open = async (token: string, at = now, context = contextOf(at)) =>
    answerSeat(new Request(`http://localhost/api/search/seat?seat=${encodeURIComponent(token)}`), await context)

  describe('the seat of a signed link', () => {
    it('is shown to anybody with the link, beyond a guest’s plan, and nothing else is', async () => {
      const response = await open(signSeatLink(seat, now, secret))
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      const answer = SeatAnswer.parse(await response.json())
      expect(answer).toMatchObject({ seat, ends: '2023-11-22T02:00:00.000Z', source: 'recording.csv', sample: false })
      // Only as many seats as in the message, and only the direct flight, although the connection costs less.
      expect(answer.row).toMatchObject({ date: '2024-03-01', direct: true, seats: 1, points: 25_200 })
    })

    it('is null if it is gone or its day has passed', async () => {
      const other = await open(signSeatLink({ ...seat, date: '2024-03-02' }, now, secret))
      expect(SeatAnswer.parse(await other.json()).row).toBeNull()
      const token = signSeatLink(seat, '2024-03-01T02:00:00.000Z', secret)
      const past = await open(token, '2024-03-02T02:00:00.000Z')
      expect([past.status, SeatAnswer.parse(await past.json()).row]).toEqual([200, null])
    })

    it('is not shown for an expired or altered link, and the answer says why', async () => {
      const token = signSeatLink(seat, now, secret)
      const ended = await open(token, '2023-11-22T02:00:00.000Z')
      expect([ended.status, Problem.parse(await ended.json()).detail]).toEqual([
        410,
        'This link expired Wed 22 Nov 2023, 1:00 pm AEDT.',
      ])
      for (const wrong of [token.replace('SIN', 'LHR'), `${token}x`, 'nonsense', '', 'x'.repeat(5_000)]) {
        const refused = await open(wrong)
        expect([refused.status, Problem.parse(await refused.json()).title]).toEqual([404, 'Link not recognised'])
      }
      const without = contextOf().then((context) => ({ ...context, secret: undefined }))
      expect((await open(token, now, without)).status).toBe(404)
    })

    it('answers 503 until the index is ready', async () => {
      expect((await open(signSeatLink(seat, now, secret), now, contextOf(now, false))).status).toBe(503)
    })
  })
})
