import { readFile } from '../../../lib/availability/providers/open-file.ts'
import type {
  LiveProvider,
  LiveRequest,
  ProviderItem,
  RouteProvider,
} from '../../../lib/availability/providers/provider.ts'
import { sampleLive, sampleRoutes } from '../../../lib/availability/providers/sample/provider.ts'
import { seatsAeroClient, seatsAeroRoutes } from '../../../lib/availability/providers/seats-aero/client.ts'
import { type LiveMode, seatsAeroLive } from '../../../lib/availability/providers/seats-aero/live.ts'
import { tablePointsOn } from '../../../lib/availability/table-price.ts'
import type { StandIn } from './stand-in.ts'
import { vendorRow, vendorTrip } from './vendor-rows.ts'

export const now = '2026-11-21T03:00:00.000Z'
export const liveRequest: LiveRequest = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  dates: ['2027-02-03', '2027-02-01', '2027-02-02'],
  cabins: ['Y', 'J'],
  seats: 2,
}
const seenAt = '2026-11-20T22:17:48Z'

/** One provider under the contract: all it knows of the requested route, and the interfaces it offers. */
export type Subject = {
  name: string
  kind: 'sample' | 'file' | 'seats-aero'
  items: (signal: AbortSignal) => AsyncIterable<ProviderItem>
  live: LiveProvider | null
  routes: RouteProvider | null
  /** What the source says of some days and cabins: how many seats, none (0), or some without a count (null). */
  says: Readonly<{ [dateAndCabin: string]: number | null }>
}

export function subjectsOf(standIn: StandIn): Subject[] {
  fill(standIn)
  return [sample(), file(), ...(['stored', 'refreshed', 'airline'] as const).map((mode) => seatsAero(standIn, mode))]
}

export function clientOf(standIn: StandIn, timeoutMs = 20_000, key = 'pro_test', clock = () => now) {
  return seatsAeroClient({
    baseUrl: standIn.url,
    credentials: { kind: 'key', key },
    now: clock,
    sleep: async (_ms, signal) => signal.throwIfAborted(),
    timeoutMs,
  })
}

const window = { ...liveRequest, start: '2027-02-01', end: '2027-02-03' }

function sample(): Subject {
  const context = { now: () => now, priceOn: tablePointsOn }
  const routes = sampleRoutes(context)
  return {
    name: 'sample',
    kind: 'sample',
    items: (signal) => routes.fetchDays(window, signal),
    live: sampleLive(context),
    routes,
    says: { '2027-02-01 J': 1, '2027-02-03 J': 0 },
  }
}

function file(): Subject {
  const line = (date: string, cabin: string, seats: number | null) =>
    JSON.stringify({ program: 'qantas', from: 'SYD', to: 'SIN', date, cabin, seats, seenAt })
  const text = liveRequest.dates
    .flatMap((date) => [line(date, 'Y', 4), line(date, 'J', 0), line(date, 'W', null)])
    .join('\n')
  async function* chunks() {
    yield new TextEncoder().encode(text)
  }
  const items = () => readFile(chunks(), { file: 'a.ndjson', tally: { rows: 0, duplicates: 0 }, taken: new Set() })
  const says = { '2027-02-01 Y': 4, '2027-02-01 J': 0, '2027-02-01 W': null }
  return { name: 'file', kind: 'file', items, live: null, routes: null, says }
}

function seatsAero(standIn: StandIn, mode: LiveMode): Subject {
  const client = clientOf(standIn)
  const routes = seatsAeroRoutes(client)
  return {
    name: `seats.aero, ${mode}`,
    kind: 'seats-aero',
    items: (signal) => routes.fetchDays(window, signal),
    live: seatsAeroLive(client, mode, () => now),
    routes,
    // For an available cabin the vendor's 0 means that it doesn't know the count.
    says: { '2027-02-01 Y': null, '2027-02-01 J': 0, '2027-02-02 J': 2, '2027-02-03 J': null },
  }
}

/** A few days of the requested route with every trap, plus rows of other routes, programs and days. */
function fill(standIn: StandIn): void {
  const row = { from: 'SYD', to: 'SIN', seenAt }
  const flight = { flight: 'QF81', from: 'SYD', to: 'SIN', departs: '2027-02-02T11:00', arrives: '2027-02-02T16:20' }
  const first = { ...flight, flight: 'MH140', to: 'KUL', departs: '2027-02-03T22:15', arrives: '2027-02-04T03:50' }
  const second = { ...flight, flight: 'MH 601', from: 'KUL', departs: '2027-02-04T07:50', arrives: '2027-02-04T09:05' }
  const direct = vendorTrip('J', [flight])
  const connecting = vendorTrip('J', [first, second], { RemainingSeats: 0, MixedCabinPct: 24 })
  standIn.rows = [
    vendorRow({
      ...row,
      id: 'r1',
      date: '2027-02-01',
      cabins: { Y: { points: 25_200, seats: 0, airlines: 'QF, JQ' } },
    }),
    vendorRow({
      ...row,
      id: 'r2',
      date: '2027-02-02',
      currency: '',
      trips: [direct],
      cabins: { J: { points: 144_600 } },
    }),
    vendorRow({ ...row, id: 'r3', date: '2027-02-03', trips: [connecting], cabins: { J: { points: 144_600 } } }),
    vendorRow({
      ...row,
      id: 'r4',
      date: '2027-02-03',
      program: 'velocity',
      cabins: { Y: { points: 9_900, seats: 3 } },
    }),
    vendorRow({ ...row, id: 'r5', date: '2027-03-03', cabins: { Y: { points: 25_200, seats: 12 } } }),
    vendorRow({ ...row, id: 'r6', to: 'HKG', date: '2027-02-02', cabins: { Y: { points: 25_200, seats: 2 } } }),
  ]
  standIn.live = new Map([
    ['2027-02-01', [vendorTrip('Y', [{ ...flight, departs: '2027-02-01T11:00' }], { RemainingSeats: 0 })]],
    ['2027-02-02', [direct]],
    ['2027-02-03', [connecting]],
  ])
  standIn.routes = [{ ID: 'x', OriginAirport: 'SYD', DestinationAirport: 'SIN', NumDaysOut: 330, Source: 'qantas' }]
}
