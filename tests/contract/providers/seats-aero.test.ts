import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Observation } from '../../../lib/availability/observation.ts'
import { ProviderError, type ProviderFault } from '../../../lib/availability/providers/provider-error.ts'
import { type SeatsAeroClient, seatsAeroRoutes } from '../../../lib/availability/providers/seats-aero/client.ts'
import { seatsAeroLive } from '../../../lib/availability/providers/seats-aero/live.ts'
import { type Fault, type StandIn, startStandIn } from './stand-in.ts'
import { clientOf, liveRequest, now, subjectsOf } from './subjects.ts'
import { vendorRow } from './vendor-rows.ts'

const forever = new AbortController().signal
const window = { program: 'qantas', from: 'SYD', to: 'SIN', start: '2027-02-01', end: '2027-02-03' } as const
const search = {
  programs: ['qantas'],
  from: ['SYD'],
  to: ['SIN'],
  start: window.start,
  end: window.end,
  trips: true,
} as const

let standIn: StandIn
let client: SeatsAeroClient
beforeEach(async () => {
  standIn = await startStandIn()
  subjectsOf(standIn)
  client = clientOf(standIn)
})
afterEach(() => standIn.stop())

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

async function observed(): Promise<Observation[]> {
  const items = await all(seatsAeroRoutes(client).fetchDays(window, forever))
  return items.flatMap((item) => (item.ok ? [item.observation] : []))
}

async function faultOf(request: Promise<unknown>): Promise<ProviderError> {
  const thrown = await request.then(
    () => new Error('nothing was thrown'),
    (error: unknown) => error,
  )
  expect(thrown).toBeInstanceOf(ProviderError)
  return thrown as ProviderError
}

describe('a request to seats.aero', () => {
  it('carries the key or a member’s token, and the wanted route, days and program', async () => {
    await observed()
    expect(standIn.requests[0]).toMatchObject({
      key: 'pro_test',
      path: '/search',
      query: {
        ...{ origin_airport: 'SYD', destination_airport: 'SIN', start_date: '2027-02-01', end_date: '2027-02-03' },
        ...{ sources: 'qantas', include_trips: 'true', include_filtered: 'true', take: '1000' },
      },
    })
    await seatsAeroLive(clientOf(standIn, 20_000, 'seats:ota:x'), 'stored', () => now)
      .search(liveRequest, forever)
      [Symbol.asyncIterator]()
      .next()
    expect(standIn.requests.at(-1)?.key).toBe('seats:ota:x')
  })

  it('follows the pages by the first page’s cursor, and takes a repeated row once', async () => {
    standIn.pageSize = 2
    const seen = await observed()
    const questions = standIn.requests.map(({ query }) => [query.cursor ?? null, query.skip ?? null])
    expect(questions).toEqual([
      [null, null],
      ['1795000000', '2'],
    ])
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(seen.length)
    expect(new Set(seen.map(({ date }) => date)).size).toBe(3)
  })

  it('reads a complete program page by page, and continues from a given page', async () => {
    const pages = await all(client.bulk({ program: 'qantas', start: '2027-02-01' }, forever))
    const idsOf = (some: typeof pages) => some.flatMap(({ rows }) => rows.map((row) => (row as { ID: string }).ID))
    expect([...new Set(idsOf(pages))].sort()).toEqual(['r1', 'r2', 'r3', 'r5', 'r6'])
    expect(standIn.requests[0]).toMatchObject({ path: '/availability', query: { source: 'qantas' } })
    expect(pages.map(({ next }) => next)).toEqual([{ cursor: '1795000000', skip: 3 }, null])

    const [first, ...others] = pages
    const later = await all(client.bulk({ program: 'qantas', start: '2027-02-01' }, forever, first?.next))
    expect(idsOf(later)).toEqual(idsOf(others))
    expect(standIn.requests.at(-1)?.query).toMatchObject({ cursor: '1795000000', skip: '3' })
  })

  it('stops with a fault when the pages never end', async () => {
    const endless = { body: { data: [{}], hasMore: true, cursor: 1 } }
    standIn.faults = Array.from({ length: 500 }, () => endless)
    expect((await faultOf(all(client.search(search, forever)))).fault).toBe('bad-answer')
  })

  it('fetches the flights of a row by its id, and the covered routes', async () => {
    expect(await client.trips('r2', forever)).toHaveLength(1)
    expect(await client.trips('r1', forever)).toEqual([])
    expect(await client.routes('qantas', forever)).toEqual([
      { OriginAirport: 'SYD', DestinationAirport: 'SIN', NumDaysOut: 330 },
    ])
  })
})

describe('an answer of seats.aero', () => {
  it('is read with times as local despite their Z, zeros as unknown, and flights in order', async () => {
    const seen = await observed()
    const byDate = (date: string, cabin: string) => seen.filter((one) => one.date === date && one.cabin === cabin)
    expect(byDate('2027-02-01', 'Y')).toMatchObject([
      { seats: null, points: 25_200, charges: null, carriers: ['QF', 'JQ'], direct: false },
    ])
    expect(byDate('2027-02-02', 'J')[0]?.sectors).toMatchObject([
      { flight: 'QF81', departs: '2027-02-02T11:00', arrives: '2027-02-02T16:20' },
    ])
    expect(byDate('2027-02-03', 'J')).toMatchObject([
      { seats: null, mixedPct: 24, direct: false, charges: { minor: 42_366, currency: 'AUD' } },
    ])
    expect(byDate('2027-02-03', 'J')[0]?.sectors?.map(({ flight }) => flight)).toEqual(['MH140', 'MH601'])
  })

  it('may give figures as strings, and an empty currency, which is read as unknown', async () => {
    const row = vendorRow({
      id: 's1',
      from: 'SYD',
      to: 'SIN',
      date: '2027-02-01',
      seenAt: '2026-11-20T00:00:00Z',
      currency: '',
    })
    const strings = {
      YAvailable: true,
      YMileageCost: '25,200',
      YMileageCostRaw: null,
      YTotalTaxes: '11350',
      YRemainingSeats: '4',
    }
    standIn.rows = [{ ...row, ...strings }]
    expect((await observed())[0]).toMatchObject({
      seats: 4,
      points: 25_200,
      charges: { minor: 11_350, currency: null },
    })
  })

  it('may hold a row that cannot be read, and only that row is lost', async () => {
    const [first] = standIn.rows
    standIn.rows = [{ ...first, Date: '2027-02-31', ID: 'bad' }, ...standIn.rows].map((row) => ({ ...row }))
    if (standIn.rows[0]) standIn.rows[0].Date = '2027-02-01T'
    const items = await all(seatsAeroRoutes(client).fetchDays(window, forever))
    expect(items.flatMap((item) => (item.ok ? [] : [item.reason.slice(0, 5)]))).toEqual(['Date:'])
    expect(new Set(items.flatMap((item) => (item.ok ? [item.observation.date] : []))).size).toBe(3)
  })
})

describe('a fault of seats.aero', () => {
  const passing: [string, Fault][] = [
    ['a refusal that says when to come back', { status: 429, headers: { 'retry-after': '3' } }],
    ['a fault of its own', { status: 503 }],
    ['a cut connection', 'cut'],
    ['a connection that is hung up', 'hang-up'],
  ]
  it.each(passing)('is retried if it passes: %s', async (_, fault) => {
    standIn.faults = [fault, fault]
    expect(new Set((await observed()).map(({ date }) => date)).size).toBe(3)
    expect(standIn.requests).toHaveLength(3)
  })

  const lasting: [string, Fault, ProviderFault, number][] = [
    ['a refusal', { status: 429, headers: { 'retry-after': '5' } }, 'rate-limited', 3],
    ['a refusal for hours', { status: 429, headers: { 'retry-after': '7200' } }, 'rate-limited', 1],
    ['a key that is not accepted', { status: 401 }, 'not-allowed', 1],
    ['a key without the right', { status: 403 }, 'not-allowed', 1],
    ['a question it does not understand', { status: 400 }, 'bad-answer', 1],
    ['a redirect, which must not carry the key away', { status: 302, headers: { location: '/' } }, 'unreachable', 3],
    ['a fault of its own', { status: 500 }, 'provider-down', 3],
    ['a cut connection', 'cut', 'unreachable', 3],
    ['nobody there', 'hang-up', 'unreachable', 3],
    ['a page of another kind', 'html', 'bad-answer', 1],
    ['another shape', { body: { data: 'none' } }, 'bad-answer', 1],
  ]
  it.each(lasting)('is named if it lasts: %s', async (_, fault, name, tries) => {
    standIn.faults = Array.from({ length: 5 }, () => fault)
    const error = await faultOf(observed())
    expect(error.fault).toBe(name)
    expect(error.message).not.toMatch(/pro_test|127\.0\.0\.1/)
    expect(standIn.requests).toHaveLength(tries)
  })

  it('says when to retry, by seconds, by date, or by the reset of the limit', async () => {
    const later = async (headers: Record<string, string>) => {
      standIn.faults = [{ status: 429, headers }]
      return (await faultOf(clientOf(standIn).routes('qantas', forever))).retryAfter
    }
    expect(await later({ 'retry-after': '7200' })).toBe(7200)
    expect(await later({ 'retry-after': 'Sat, 21 Nov 2026 04:00:00 GMT' })).toBe(3600)
    expect(await later({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '900' })).toBe(900)
  })

  it('may be silence: the request times out', async () => {
    standIn.faults = ['silence', 'silence', 'silence']
    client = clientOf(standIn, 50)
    expect((await faultOf(observed())).fault).toBe('timed-out')
  })

  it('does not keep an aborted request waiting for an answer or a retry', async () => {
    standIn.faults = ['silence']
    const gone = new AbortController()
    const request = faultOf(client.routes('qantas', gone.signal))
    gone.abort()
    expect((await request).fault).toBe('aborted')
    standIn.faults = [{ status: 503 }]
    const waiting = new AbortController()
    const sleeping = faultOf(clientOf(standIn).routes('qantas', waiting.signal))
    waiting.abort()
    expect((await sleeping).fault).toBe('aborted')
  })

  it('may be a used-up quota: no more requests are sent before it resets', async () => {
    standIn.headers = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '600' }
    await client.routes('qantas', forever)
    expect(client.quota()).toEqual({ limit: 1000, remaining: 0, resetsAt: '2026-11-21T03:10:00.000Z' })
    const error = await faultOf(client.routes('qantas', forever))
    expect([error.fault, error.retryAfter]).toEqual(['rate-limited', 600])
    expect(standIn.requests).toHaveLength(1)
  })

  it('may be a quota that has reset since: what is left is unknown until the next answer', async () => {
    let time: string = now
    client = clientOf(standIn, 20_000, 'pro_test', () => time)
    const routes = seatsAeroRoutes(client)
    expect(routes.callsLeft()).toBe('unknown')
    standIn.headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '600' }
    await client.routes('qantas', forever)
    expect(routes.callsLeft()).toBe(0)
    time = '2026-11-21T03:10:00.000Z'
    expect(routes.callsLeft()).toBe('unknown')
    standIn.headers = { 'x-ratelimit-remaining': '999', 'x-ratelimit-reset': '600' }
    await client.routes('qantas', forever)
    expect(routes.callsLeft()).toBe(999)
  })
})
