import { cabins } from '../../lib/core/cabin.ts'
import { flownMiles } from '../../lib/network/distance.ts'
import { searchPlaces } from '../../lib/network/place-search.ts'
import { findRoutePaths } from '../../lib/network/route-finder.ts'
import { priceByMiles, priceClassicReward } from '../../lib/programs/qantas/classic-reward.ts'
import { priceTrip } from '../../lib/programs/qantas/trip-price.ts'
import type { Segment } from '../../lib/programs/segment.ts'

export const name = 'Programs: prices, distances and places'

type Figure = { metric: string; value: number; unit: string; target?: string }

const airports = ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'SIN', 'HKG', 'DPS', 'LAX', 'HND', 'AKL', 'LHR']
const carriers = ['QF', 'CX', 'EK', 'BA', 'JQ']
const dates = ['2026-11-20', '2026-02-01', '2023-11-19']
const bookedOn = '2026-11-20'

function pick<T>(items: readonly T[], at: number): T {
  return items[at % items.length] as T
}

/** Calls per second of `call`: the best of three rounds after a warm-up. */
function perSecond(calls: number, call: (at: number) => unknown): number {
  let best = 0
  for (let round = 0; round < 4; round++) {
    const started = performance.now()
    for (let at = 0; at < calls; at++) call(at)
    if (round > 0) best = Math.max(best, (calls / (performance.now() - started)) * 1000)
  }
  return best
}

function connection(at: number): Segment[] {
  const [from, via, to] = [pick(airports, at), pick(airports, at + 1 + (at % 5)), pick(airports, at + 7)]
  const carrier = at % 3 === 0 ? 'CX' : 'QF'
  return [
    { from, to: via, carrier, cabin: pick(cabins, at) },
    { from: via, to, carrier, cabin: pick(cabins, at) },
  ]
}

/** Prices and look-ups per second on one core. */
export async function run(): Promise<Figure[]> {
  const trips = Array.from({ length: 4096 }, (_, at) => ({ segments: connection(at) }))
  const flight = (at: number) => ({
    from: pick(airports, at),
    to: pick(airports, at + 3),
    carrier: pick(carriers, at),
    cabin: pick(cabins, at),
    bookedOn: pick(dates, at),
  })
  const flights = Array.from({ length: 4096 }, (_, at) => flight(at))
  const distances = Array.from({ length: 4096 }, (_, at) => ({
    miles: (at * 37) % 15_000,
    carrier: pick(carriers, at),
    cabin: pick(cabins, at),
    bookedOn: pick(dates, at),
  }))
  return [
    {
      metric: 'Classic Reward prices of one flight between two airports',
      value: perSecond(1_000_000, (at) => priceClassicReward(pick(flights, at))),
      unit: 'a second',
      target: '1,000,000',
    },
    {
      metric: 'Classic Reward prices by miles',
      value: perSecond(1_000_000, (at) => priceByMiles(pick(distances, at))),
      unit: 'a second',
      target: '1,000,000',
    },
    {
      metric: 'Classic Reward prices of Trips with a connection',
      value: perSecond(300_000, (at) => priceTrip(pick(trips, at), bookedOn)),
      unit: 'a second',
      target: '1,000,000',
    },
    {
      metric: 'Flown miles between two airports',
      value: perSecond(1_000_000, (at) => flownMiles(pick(airports, at), pick(airports, at + 5))),
      unit: 'a second',
    },
    {
      metric: 'Place search with a typing mistake',
      value: 1000 / perSecond(500, () => searchPlaces('melborne', 8)),
      unit: 'ms',
      target: 'under 1',
    },
    {
      metric: 'Ways from Sydney to London, up to one stop',
      value: 1000 / perSecond(200, () => findRoutePaths('qantas', 'SYD', 'LHR')),
      unit: 'ms',
    },
  ]
}
