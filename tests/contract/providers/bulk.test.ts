import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { decodeParts } from '../../../lib/availability/options-codec.ts'
import { findAirport } from '../../../lib/network/airports.ts'
import { runBulk } from '../../../local/ingest/bulk.ts'
import { parseIngestOptions } from '../../../local/ingest/options.ts'
import { type MemoryRepository, memoryRepository } from '../../unit/lib/availability/memory-repository.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { clientOf, now } from './subjects.ts'
import { vendorRow, vendorTrip } from './vendor-rows.ts'

let standIn: StandIn
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-'))
  standIn = await startStandIn()
  standIn.rows = Array.from({ length: 9 }, (_, at) => row(at))
})
afterEach(async () => {
  await standIn.stop()
  rmSync(folder, { recursive: true })
})

/** One of nine days, on one of three routes in turn, with one business flight for two. */
function row(at: number) {
  const to = ['SIN', 'HKG', 'NRT'][at % 3] ?? ''
  const date = `2027-02-0${at + 1}`
  const flight = { flight: `QF${at + 1}`, from: 'SYD', to, departs: `${date}T11:00`, arrives: `${date}T19:00` }
  const cabins = { J: { points: 68_400 + at, seats: 2, airlines: 'QF', direct: true } }
  return vendorRow({
    id: `r${at}`,
    from: 'SYD',
    to,
    date,
    seenAt: '2026-11-20T22:17:48Z',
    cabins,
    trips: [vendorTrip('J', [flight])],
  })
}

/** Makes the bulk answers carry no flights, so that these are requested row by row. */
function withoutTrips() {
  const flights = new Map(standIn.rows.map(({ ID, AvailabilityTrips }) => [ID, AvailabilityTrips]))
  standIn.trips = (id) => flights.get(id)
  standIn.rows = standIn.rows.map((one) => ({ ...one, AvailabilityTrips: null }))
}

async function run(args: string[] = [], repository = memoryRepository(), batch = 1) {
  const options = parseIngestOptions(['--from', 'seats-aero', '--program', 'qantas', ...args], 0)
  if (options.bulk === null) throw new Error('not a bulk run')
  let screen = ''
  const code = await runBulk({
    ...{ options, request: options.bulk, client: clientOf(standIn), folder, now, repository, batch },
    isKnownAirport: (airport) => findAirport(airport) !== undefined,
    screen: { isTerminal: false, write: (text) => (screen += text) },
  })
  const requests = standIn.requests.splice(0)
  return {
    code,
    screen,
    repository,
    requests,
    pages: requests.filter(({ path }) => path === '/availability').map(({ query }) => query.skip ?? '0'),
  }
}

const stored = ({ routes, parts, histories }: MemoryRepository) =>
  [routes, parts, histories].map((map) => Object.fromEntries([...map].sort()))

const flightsIn = ({ parts }: MemoryRepository) =>
  decodeParts([...parts.values()].map((part, at) => ({ ...part, id: `${part.month}.${at + 2}` })))
    .flatMap(({ options }) => options.map(({ sectors }) => sectors?.[0]?.flight ?? 'unnamed'))
    .sort()

it('reads a program page by page, takes a repeated row once, and reports counts and calls left', async () => {
  standIn.headers = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '640', 'x-ratelimit-reset': '600' }
  const { code, screen, repository, pages, requests } = await run(['--start', '2027-02-01', '--end', '2027-02-08'])
  expect(code).toBe(0)
  expect(requests[0]).toMatchObject({ query: { source: 'qantas', start_date: '2027-02-01', end_date: '2027-02-08' } })
  // The second page begins with a row of the first.
  expect(pages).toEqual(['0', '3', '6'])
  expect(screen).toContain('seats.aero: 9 rows, 640 calls left today')
  expect(screen).toContain('9 rows read, 1 of them repeated\n32 observations taken')
  expect(screen).toContain('3 routes written')
  expect(repository.routes.size).toBe(3)
  expect(readdirSync(folder)).toEqual([])
})

it('stops when the daily quota is used up, and the next run continues to the same result as one run', async () => {
  const whole = await run()
  standIn.faults = [null, null, { status: 429, headers: { 'retry-after': '7200' } }]
  const first = await run()
  expect(first.code).toBe(1)
  expect(first.screen).toContain(
    'Could not read all pages: The provider asks us to slow down. Try again in 120 minutes.',
  )
  const second = await run([], first.repository)
  expect(second.screen).toContain('Continuing after 6 rows')
  expect(second.requests[0]?.query).toMatchObject({ cursor: '1795000000', skip: '6' })
  expect(second.code).toBe(0)
  expect(stored(second.repository)).toEqual(stored(whole.repository))
  expect((await run([], second.repository)).screen).toContain('0 routes written, 3 unchanged')
})

it('counts a page as read only once its rows are written', async () => {
  const whole = await run()
  const broken = memoryRepository(5)
  const first = await run([], broken)
  expect([first.code, first.screen]).toEqual([1, expect.stringContaining('the power went out')])
  const mended = memoryRepository()
  for (const part of ['routes', 'parts', 'histories'] as const) {
    for (const [key, value] of broken[part]) (mended[part] as Map<string, unknown>).set(key, value)
  }
  const second = await run([], mended)
  expect(Number(second.pages[0])).toBeLessThan(6)
  expect(second.code).toBe(0)
  expect(stored(mended)).toEqual(stored(whole.repository))
})

it('starts again from the first page after the provider has rejected the saved position', async () => {
  standIn.faults = [null, { status: 401 }]
  expect((await run()).code).toBe(1)
  standIn.faults = [{ status: 400 }]
  const refused = await run()
  expect([refused.code, refused.pages]).toEqual([1, ['3']])
  expect(refused.screen).toContain('The next run starts again.')
  expect((await run()).pages[0]).toBe('0')
})

it('saves no position in a dry run', async () => {
  standIn.faults = [null, { status: 401 }]
  const { screen } = await run(['--dry-run'])
  expect(screen).toContain('would be written')
  expect(existsSync(folder) && readdirSync(folder)).toEqual([])
})

it('fetches the flights of rows within its call budget, and never fetches those of a row twice', async () => {
  const detailed = await run()
  withoutTrips()
  const first = await run(['--trips', '--calls', '4'])
  expect(first.screen).toContain('4 rows with their flights, 4 calls for them; 5 rows left without')
  expect(flightsIn(first.repository)).toEqual(['QF1', 'QF2', 'QF3', 'QF4', ...Array(5).fill('unnamed')])
  const second = await run(['--trips'], first.repository)
  expect(second.screen).toContain('9 rows with their flights, 5 calls for them; 0 rows left without')
  expect(second.requests.filter(({ path }) => path.startsWith('/trips/'))).toHaveLength(5)
  expect(flightsIn(second.repository)).toEqual(flightsIn(detailed.repository))
})

it('takes the rows even where their flights cannot be fetched', async () => {
  withoutTrips()
  standIn.faults = [null, null, { status: 404 }, { status: 403 }]
  const { code, screen, repository } = await run(['--trips'])
  expect(code).toBe(0)
  expect(screen).toContain(
    '1 rows with their flights, 3 calls for them; 8 rows left without (The provider doesn’t accept our key.)',
  )
  expect(flightsIn(repository)).toEqual(['QF1', ...Array(8).fill('unnamed')])
})
