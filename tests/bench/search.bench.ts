import { encodeRoute, type RouteDocument } from '../../lib/availability/codec.ts'
import { addDays } from '../../lib/availability/days.ts'
import { groupBy } from '../../lib/availability/group.ts'
import { type AvailabilityIndex, createIndex } from '../../lib/availability/index-store.ts'
import { type Look, mergeLook } from '../../lib/availability/look.ts'
import { cabins, type Observation } from '../../lib/availability/observation.ts'
import { cellOf } from '../../lib/availability/offers.ts'
import { popularPairs, sampleWorld } from '../../lib/availability/providers/sample/world.ts'
import { type RouteKey, routeId } from '../../lib/availability/route-key.ts'
import { scanIndex } from '../../lib/availability/scan.ts'
import { searchIndex } from '../../lib/availability/search.ts'
import type { SearchQuery } from '../../lib/availability/search-contract.ts'
import { tablePointsOn } from '../../lib/availability/table-price.ts'
import type { Figure } from './run.ts'

export const name = 'Search: the packed index against a plain scan over objects, on the sample world'

const today = '2026-11-21'
const noPrice = { tablePrice: () => null }

const year: SearchQuery = {
  programs: ['qantas'],
  from: ['SYD'],
  to: ['SIN'],
  start: today,
  end: addDays(today, 353),
  cabins: [...cabins],
  seats: 1,
  directOnly: false,
  carriers: null,
  notCarriers: [],
  aircraft: null,
  maxPoints: null,
  maxCharges: null,
  maxMinutes: null,
  within: {},
  sort: 'date',
  thenBy: null,
  cursor: null,
  take: 50,
}

/** One lane of one day and cabin as an object: what a search without packing would hold. */
type PlainRow = RouteKey & {
  date: string
  cabin: string
  direct: boolean
  options: { seats: number; points: number | null }[]
}

export async function run(): Promise<Figure[]> {
  const { docs, plain } = await buildWorld()
  const index = createIndex()
  const loading = performance.now()
  for (const doc of docs) index.applyRoute(doc)
  const loadMs = performance.now() - loading
  const few = { ...year, from: ['SYD', 'MEL', 'BNE'], to: ['SIN', 'LAX', 'DOH', 'HKG'] }
  const anywhere = { ...year, to: [...new Set(popularPairs().map(({ to }) => to))] }
  const { routes, offers, bytes } = index.size()
  return [
    { metric: `index of ${routes} routes, ${offers} offers`, value: bytes / 1e6, unit: 'MB', target: '< 64 MB' },
    { metric: 'loading it from its documents', value: loadMs, unit: 'ms' },
    ...compare('one route, a year, four cabins', index, plain, year, '< 20 us'),
    ...compare('three origins x four destinations, a year', index, plain, few),
    ...compare('anywhere from Sydney, a year, four cabins', index, plain, anywhere, '< 1,000 us'),
  ]
}

async function buildWorld(): Promise<{ docs: RouteDocument[]; plain: PlainRow[] }> {
  const seen: Observation[] = []
  for await (const item of sampleWorld({ today, price: tablePointsOn(today) })) if (item.ok) seen.push(item.observation)
  const docs: RouteDocument[] = []
  const plain: PlainRow[] = []
  for (const ofRoute of groupBy(seen, routeId).values()) {
    const looks = [...groupBy(ofRoute, ({ date, cabin }) => date + cabin).values()].map((all) =>
      mergeLook(undefined, all),
    )
    const [first] = ofRoute
    if (first === undefined) continue
    const key = { program: first.program, from: first.from, to: first.to }
    docs.push(encodeRoute(key, { sample: true, cells: looks.map(cellOf), parts: [] }))
    plain.push(...looks.flatMap((look) => plainRows(key, look)))
  }
  return { docs, plain }
}

function plainRows(key: RouteKey, { date, cabin, options }: Look): PlainRow[] {
  return [true, false].flatMap((direct) => {
    const lane = options.filter((option) => option.direct === direct)
    return lane.length === 0
      ? []
      : [{ ...key, date, cabin, direct, options: lane.map(({ seats, points }) => ({ seats: seats ?? 1, points })) }]
  })
}

function compare(
  what: string,
  index: AvailabilityIndex,
  plain: PlainRow[],
  query: SearchQuery,
  target?: string,
): Figure[] {
  const packed = scanIndex(index, query, null).total
  const expected = plainSearch(plain, query).length
  if (packed !== expected) throw new Error(`${what}: the index finds ${packed} rows, the plain scan ${expected}`)
  const scanUs = medianUs(() => scanIndex(index, query, null))
  const searchUs = medianUs(() => searchIndex(index, query, noPrice))
  const plainUs = medianUs(() => plainSearch(plain, query).slice(0, query.take))
  return [
    { metric: `${what}: scan, ${packed} rows`, value: scanUs, unit: 'us', ...(target ? { target } : {}) },
    { metric: `${what}: whole answer of ${query.take} rows`, value: searchUs, unit: 'us' },
    { metric: `${what}: scan, times faster than plain`, value: plainUs / scanUs, unit: 'x' },
  ]
}

function plainSearch(
  rows: PlainRow[],
  { programs, from, to, start, end, cabins: wanted, seats, directOnly }: SearchQuery,
): PlainRow[] {
  return rows
    .filter(
      (row) =>
        programs.includes(row.program) &&
        from.includes(row.from) &&
        to.includes(row.to) &&
        row.date >= start &&
        row.date <= end &&
        wanted.some((cabin) => cabin === row.cabin) &&
        (row.direct || !directOnly) &&
        row.options.some((option) => option.seats >= seats),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** The median of many runs, in microseconds, after the compiler has seen the code. */
function medianUs(work: () => unknown): number {
  const times: number[] = []
  const until = performance.now() + 400
  while (performance.now() < until || times.length < 20) {
    const start = performance.now()
    work()
    times.push((performance.now() - start) * 1000)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
