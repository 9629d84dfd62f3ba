import { z } from 'zod'
import { type Cabin, cabins } from '../core/cabin.ts'
import { fareKinds } from '../core/codes.ts'
import { dateOf, type EpochDay, epochDay } from '../core/dates.ts'
import { AirportCode, IsoDate, Program } from '../core/schemas.ts'
import { getItineraryKey, type Itinerary, MAX_ITINERARIES, packItineraries, unpackItineraries } from './itinerary.ts'
import { Source } from './observation.ts'
import { type Cell, type Offer, sureSeats } from './offers.ts'
import { fingerprint, pack, unpack } from './packing.ts'
import {
  CABINS,
  columnsLength,
  columnsOver,
  DIRECT,
  ESTIMATED,
  MISSED,
  type RouteColumns,
  SEATS,
  UNCOUNTED,
} from './route-columns.ts'
import type { RouteKey } from './route-key.ts'

/** Ten years. More days than that mean a damaged document. */
const MAX_DAYS = 3660
const MAX_OFFERS = 200_000

/** Documents of another version are not read. Their routes are rewritten when they are next checked. */
export const PACKED_VERSION = 4

const PartName = z.object({ id: z.string(), hash: z.string() })
export type PartName = z.infer<typeof PartName>

/** `availability/{program}_{from}-{to}`: what a search needs to know about one route. */
export const RouteDocument = z.object({
  v: z.literal(PACKED_VERSION),
  program: Program,
  from: AirportCode,
  to: AirportCode,
  /** True when the route holds sample data. Invented and observed seats never share a route. */
  sample: z.boolean(),
  firstDate: IsoDate,
  days: z.int().min(1).max(MAX_DAYS),
  offers: z.int().min(0).max(MAX_OFFERS),
  sources: z.array(Source).max(256),
  /** The itineraries, packed by `packItineraries` (itinerary.ts). */
  ways: z.instanceof(Uint8Array),
  /** The empty string stands for a provider that named no currency. */
  currencies: z.array(z.string()).max(256),
  /** The columns described in route-columns.ts, deflated. */
  columns: z.instanceof(Uint8Array),
  /** The options documents below this one, ordered by month. */
  parts: z.array(PartName),
  /** Changes whenever anything in the route changes, including its options. */
  revision: z.string(),
})
export type RouteDocument = z.infer<typeof RouteDocument>

/** A route as the index holds it. */
export type Route = Pick<RouteDocument, 'program' | 'from' | 'to' | 'sample' | 'days' | 'sources' | 'currencies'> & {
  firstDay: EpochDay
  itineraries: Itinerary[]
  columns: RouteColumns
}

/** @throws RangeError or SyntaxError when the document is damaged. */
export function decodeRoute(doc: RouteDocument): Route {
  const { program, from, to, sample, days, sources, currencies } = doc
  const length = columnsLength(days, doc.offers)
  const bytes = unpack(doc.columns, length)
  if (bytes.length !== length) throw new RangeError(`columns hold ${bytes.length} bytes where ${length} are due`)
  // Copied, because zlib's result may be a view into a shared buffer, which need not be aligned.
  const columns = columnsOver(Uint8Array.from(bytes).buffer, days, doc.offers)
  const itineraries = unpackItineraries(doc.ways)
  requireOrder(columns, doc.offers)
  if (columns.itinerary.some((index) => index >= itineraries.length))
    throw new RangeError('an offer names an itinerary the route does not have')
  return {
    program,
    from,
    to,
    sample,
    days,
    sources,
    currencies,
    itineraries,
    firstDay: epochDay(doc.firstDate),
    columns,
  }
}

/** Checks that cell bounds only rise and end at the number of offers; otherwise a search would read past the end. */
function requireOrder({ cellStart }: RouteColumns, offers: number): void {
  let last = 0
  for (const start of cellStart) {
    if (start < last) throw new RangeError('the cells of the columns are out of order')
    last = start
  }
  if (last !== offers) throw new RangeError(`the cells end at offer ${last} of ${offers}`)
}

/**
 * Lists the cells of a route as objects, for merging, without the charges that the index estimated. Searches read the
 * columns directly.
 */
export function listCells(route: Route): Cell[] {
  const { seenAt, cellStart, seats } = route.columns
  return Array.from(seenAt.keys()).flatMap((cell): Cell[] => {
    const seen = seenAt[cell] ?? 0
    const cabin = cabins[cell % CABINS]
    if (seen === 0 || cabin === undefined) return []
    const start = cellStart[cell] ?? 0
    const count = (cellStart[cell + 1] ?? start) - start
    const offers = Array.from({ length: count }, (_, i) => {
      const offer = offerAt(route, start + i)
      return ((seats[start + i] ?? 0) & ESTIMATED) === 0 ? offer : { ...offer, charges: null }
    })
    return [{ day: route.firstDay + Math.floor(cell / CABINS), cabin, seenAt: seen, offers }]
  })
}

/** One offer of a route as an object. */
export function offerAt(
  { columns, sources, itineraries, currencies }: Pick<Route, 'columns' | 'sources' | 'itineraries' | 'currencies'>,
  at: number,
): Offer {
  const flags = columns.seats[at] ?? 0
  const points = columns.points[at] ?? -1
  const minor = columns.charges[at] ?? -1
  const source = sources[columns.source[at] ?? 0]
  const itinerary = itineraries[columns.itinerary[at] ?? 0]
  if (source === undefined || itinerary === undefined)
    throw new RangeError(`offer ${at} names what the route does not have`)
  const direct = (flags & DIRECT) !== 0
  return {
    direct,
    seats: (flags & UNCOUNTED) !== 0 ? null : flags & SEATS,
    points: points < 0 ? null : points,
    charges: minor < 0 ? null : { minor, currency: currencies[columns.currency[at] ?? 0] || null },
    itinerary: direct && itinerary.stops === null ? { ...itinerary, stops: [] } : itinerary,
    source,
    fare: fareKinds[columns.fare[at] ?? 0] ?? 'unknown',
    missed: (flags & MISSED) !== 0,
  }
}

export type RouteContents = { sample: boolean; cells: readonly Cell[]; parts: readonly PartName[] }

/** Packs a route. The same cells give the same document in any order. @throws RangeError without a cell. */
export function encodeRoute(key: RouteKey, { sample, cells, parts }: RouteContents): RouteDocument {
  const ordered = [...cells].sort((a, b) => a.day - b.day || cabins.indexOf(a.cabin) - cabins.indexOf(b.cabin))
  const first = ordered[0]
  const last = ordered.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('a route without a look has no document')
  const days = last.day - first.day + 1
  const offers = ordered.flatMap((cell) => cell.offers)
  const tables = collectTables(offers)
  if (tables.itineraryIndex.size > MAX_ITINERARIES)
    throw new RangeError(`a route of ${tables.itineraryIndex.size} itineraries does not fit its document`)
  const bytes = new Uint8Array(columnsLength(days, offers.length))
  const columns = columnsOver(bytes.buffer, days, offers.length)
  fillCells(columns, ordered, first.day)
  for (const [at, offer] of offers.entries()) fillOffer(columns, at, offer, tables)
  const { program, from, to } = key
  const sources = tables.sources.map(({ kind, name }) => ({ kind, name }))
  const head = { program, from, to, sample }
  const body = { firstDate: dateOf(first.day), days, offers: offers.length, sources, currencies: tables.currencies }
  const revision = fingerprint([
    JSON.stringify({ ...head, ...body, parts }),
    [...tables.itineraryIndex.keys()].join(),
    bytes,
  ])
  const ways = packItineraries(tables.list)
  return { v: PACKED_VERSION, ...head, ...body, ways, columns: pack(bytes), parts: [...parts], revision }
}

type Tables = Pick<RouteDocument, 'sources' | 'currencies'> & {
  /** The index of each itinerary in `list`, by its key. */
  itineraryIndex: Map<string, number>
  list: Itinerary[]
}

/** Collects the values that offers refer to by index, sorted so that the input order does not matter. */
function collectTables(offers: readonly Offer[]): Tables {
  const sources = new Map(offers.map(({ source }) => [`${source.kind} ${source.name}`, source]))
  const byKey = new Map(offers.map(({ itinerary }) => [getItineraryKey(itinerary), itinerary]))
  const keys = [...byKey.keys()].sort()
  return {
    sources: [...sources.keys()].sort().flatMap((id) => sources.get(id) ?? []),
    itineraryIndex: new Map(keys.map((key, at) => [key, at])),
    list: keys.flatMap((key) => byKey.get(key) ?? []),
    currencies: [...new Set(offers.map(({ charges }) => charges?.currency ?? ''))].sort(),
  }
}

function fillCells(columns: RouteColumns, ordered: readonly Cell[], firstDay: EpochDay): void {
  const counts = new Uint32Array(columns.seenAt.length)
  for (const { day, cabin, seenAt, offers } of ordered) {
    const at = cellAt(day - firstDay, cabin)
    columns.seenAt[at] = seenAt
    counts[at] = offers.length
  }
  let start = 0
  counts.forEach((count, at) => {
    columns.cellStart[at] = start
    start += count
  })
  columns.cellStart[counts.length] = start
}

function cellAt(day: number, cabin: Cabin): number {
  return day * CABINS + cabins.indexOf(cabin)
}

function fillOffer(columns: RouteColumns, at: number, offer: Offer, tables: Tables): void {
  const { source } = offer
  columns.points[at] = offer.points ?? -1
  columns.charges[at] = offer.charges?.minor ?? -1
  columns.currency[at] = tables.currencies.indexOf(offer.charges?.currency ?? '')
  columns.itinerary[at] = tables.itineraryIndex.get(getItineraryKey(offer.itinerary)) ?? 0
  columns.source[at] = tables.sources.findIndex(({ kind, name }) => kind === source.kind && name === source.name)
  const flags = (offer.direct ? DIRECT : 0) | (offer.seats === null ? UNCOUNTED : 0) | (offer.missed ? MISSED : 0)
  columns.seats[at] = flags | sureSeats(offer.seats)
  columns.fare[at] = fareKinds.indexOf(offer.fare)
}
