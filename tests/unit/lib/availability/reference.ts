import { encodeRoute, type RouteDocument } from '../../../../lib/availability/codec.ts'
import { type AvailabilityIndex, createIndex } from '../../../../lib/availability/index-store.ts'
import { readItinerary } from '../../../../lib/availability/itinerary.ts'
import type { Leg } from '../../../../lib/availability/journeys-contract.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { summariseSnapshot } from '../../../../lib/availability/offers.ts'
import { type RouteKey, routeId } from '../../../../lib/availability/route-key.ts'
import type { SearchCriteria, SearchQuery, SortKey } from '../../../../lib/availability/search-contract.ts'
import { mergeSnapshot, missedBefore, type Option, type Snapshot } from '../../../../lib/availability/snapshot.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { weekdays } from '../../../../lib/core/codes.ts'
import { dateOf, epochDay, getWeekday, instantOf } from '../../../../lib/core/dates.ts'
import { groupBy } from '../../../../lib/core/group.ts'
import { getAirport } from '../../../../lib/network/airports.ts'
import { flownMiles } from '../../../../lib/network/distance.ts'
import { estimateCharges } from '../../../../lib/programs/value/charge-estimate.ts'

/** The engine's answers by definition: straight from the options, with objects, filters and sorts. */

export type World = { index: AvailabilityIndex; snapshots: Map<string, { key: RouteKey; snapshots: Snapshot[] }> }

export function worldOf(observations: readonly Observation[]): World {
  const index = createIndex()
  const snapshots: World['snapshots'] = new Map()
  for (const [id, ofRoute] of groupBy(observations, routeId)) {
    const [first] = ofRoute
    if (first === undefined) continue
    const key = { program: first.program, from: first.from, to: first.to }
    const merged = snapshotsOf(ofRoute)
    snapshots.set(id, { key, snapshots: merged })
    index.applyRoute(documentOf(key, merged))
  }
  return { index, snapshots }
}

/** The snapshots that the observations of one route merge into. */
export function snapshotsOf(ofRoute: readonly Observation[]): Snapshot[] {
  const cells = groupBy(ofRoute, ({ date, cabin }) => date + cabin)
  return [...cells.values()].map((seen) => mergeSnapshot(undefined, seen))
}

export function documentOf({ program, from, to }: RouteKey, snapshots: readonly Snapshot[]): RouteDocument {
  return encodeRoute({ program, from, to }, { sample: false, cells: snapshots.map(summariseSnapshot), parts: [] })
}

/** Makes something of an option only once: each is needed by hundreds of queries, and always with its own snapshot. */
function ofOption<Rest extends unknown[], Made>(make: (option: Option, ...rest: Rest) => Made) {
  const known = new WeakMap<Option, { made: Made }>()
  return (option: Option, ...rest: Rest): Made => {
    const { made } = known.get(option) ?? { made: make(option, ...rest) }
    known.set(option, { made })
    return made
  }
}

const knownItinerary = ofOption(readItinerary)

/** Every row that matches the criteria, in no particular order. */
export function referenceRows({ snapshots }: World, criteria: SearchCriteria): Leg[] {
  return [...snapshots.values()]
    .filter(
      ({ key }) =>
        criteria.programs.includes(key.program) && criteria.from.includes(key.from) && criteria.to.includes(key.to),
    )
    .flatMap((route) => {
      const bounds = criteria.within[route.key.program]
      const seats = Math.min(criteria.seats, bounds?.seats ?? 9)
      return route.snapshots
        .filter(({ date, cabin }) => date >= criteria.start && date <= criteria.end && criteria.cabins.includes(cabin))
        .filter(({ date }) => bounds === undefined || date <= bounds.until)
        .filter(({ date }) => isLeaving(criteria, date))
        .flatMap((snapshot) =>
          [true, false].flatMap((direct) => rowOf(route.key, snapshot, direct, { ...criteria, seats })),
        )
    })
}

/** Whether the date falls on one of the requested days of the week, if there are any. */
export const isLeaving = ({ weekdays: wanted }: SearchCriteria, date: string) =>
  wanted === undefined || wanted.some((day) => weekdays.indexOf(day) === getWeekday(date))

/** The most seats that the caller's plan shows. */
const maxSeatsOf = (route: RouteKey, criteria: SearchCriteria) => criteria.within[route.program]?.seats ?? 9

function rowOf(key: RouteKey, snapshot: Snapshot, direct: boolean, criteria: SearchCriteria): Leg[] {
  const fitting = snapshot.options.filter((option) => option.direct === direct && fits(key, option, snapshot, criteria))
  const [best] = fitting
    .filter(({ seats }) => (seats ?? 1) >= criteria.seats)
    .sort((a, b) => compareKeys(orderOf(a, snapshot), orderOf(b, snapshot)))
  if (best === undefined || (criteria.directOnly && !direct)) return []
  const { date, cabin } = snapshot
  const itinerary = knownItinerary(best, date)
  return [
    {
      id: `${routeId(key)}_${date}_${cabin}_${direct ? 'd' : 'c'}`,
      ...key,
      date,
      cabin,
      direct,
      carriers: itinerary.carriers,
      stops: itinerary.stops,
      aircraft: itinerary.aircraft,
      flights: itinerary.flights,
      departs: best.sectors?.[0]?.departs ?? null,
      arrives: best.sectors?.at(-1)?.arrives ?? null,
      minutes: itinerary.minutes,
      seats: best.seats === null ? null : Math.min(best.seats, maxSeatsOf(key, criteria)),
      points: best.points,
      charges: chargesOf(best, key, snapshot),
      fare: best.fare,
      value: best.points === null ? null : Math.round((flownMiles(key.from, key.to) * 10_000) / best.points) / 10,
      missed: isMissed(best, snapshot),
      seenAt: instantOf(snapshot.seenAt),
      source: best.source,
    },
  ]
}

/** The seats of a day and cabin: the most for its fewest points, and whether there are more for more points. */
export function referenceDay(
  { snapshots }: World,
  criteria: SearchCriteria,
  rows: readonly Pick<Leg, 'program' | 'from' | 'to' | 'date' | 'cabin' | 'direct' | 'points'>[],
) {
  const kinds = rows.map((row) => {
    const snapshot = snapshots
      .get(routeId(row))
      ?.snapshots.find(({ date, cabin }) => date === row.date && cabin === row.cabin)
    const needed = Math.min(criteria.seats, criteria.within[row.program]?.seats ?? 9)
    const options = (snapshot?.options ?? []).filter(
      (option) =>
        snapshot &&
        option.direct === row.direct &&
        fits(row, option, snapshot, criteria) &&
        (option.seats ?? 1) >= needed,
    )
    const limited = options.map((option) => ({
      ...option,
      seats: option.seats === null ? null : Math.min(option.seats, maxSeatsOf(row, criteria)),
    }))
    const ranks = limited.map(rankOf)
    const atPrice = limited.filter(({ points }) => points === row.points).map(rankOf)
    return { points: row.points ?? Infinity, atPrice: Math.max(...atPrice), most: Math.max(...ranks) }
  })
  const least = Math.min(...kinds.map(({ points }) => points))
  const rank = Math.max(...kinds.filter(({ points }) => points === least).map(({ atPrice }) => atPrice))
  return { seats: rank % 2 === 1 ? (rank - 1) / 2 : null, moreSeats: Math.max(...kinds.map(({ most }) => most)) > rank }
}

function isMissed({ seenAt }: Option, snapshot: Snapshot): boolean {
  return seenAt < missedBefore(snapshot)
}

const shownClocks = new Map<string, string>()

/** The local time in a zone, `yyyy-mm-ddThh:mm`, as Intl formats it. */
function clockAt(timeZone: string, instant: string): string {
  const id = timeZone + instant
  const known = shownClocks.get(id)
  if (known !== undefined) return known
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').slice(0, 16)
  shownClocks.set(id, shown)
  return shown
}

function hasLeft({ from }: RouteKey, option: Option, { date }: Snapshot, { departsAfter }: SearchCriteria): boolean {
  if (departsAfter === undefined) return false
  const shown = clockAt(getAirport(from).timeZone, departsAfter)
  const leaves = option.sectors?.[0]?.departs
  return leaves === undefined ? date < shown.slice(0, 10) : leaves < shown
}

function fits(key: RouteKey, option: Option, snapshot: Snapshot, criteria: SearchCriteria): boolean {
  const { carriers, notCarriers, aircraft, sources, maxPoints, maxCharges, maxMinutes, via, notVia } = criteria
  const itinerary = knownItinerary(option, snapshot.date)
  const charges = chargesOf(option, key, snapshot)
  const aud = charges?.currency === 'AUD' ? charges.minor : Infinity
  return (
    !hasLeft(key, option, snapshot, criteria) &&
    (option.fare === 'reward') === (criteria.fares === 'reward') &&
    (carriers === null || carriers.some((one) => option.carriers.includes(one))) &&
    !notCarriers.some((one) => option.carriers.includes(one)) &&
    (aircraft === null || (option.sectors ?? []).some((one) => aircraft.includes(one.aircraft ?? ''))) &&
    (sources === null || sources.includes(option.source.kind)) &&
    (maxPoints === null || (option.points ?? Infinity) <= maxPoints) &&
    (maxCharges === null || aud <= maxCharges) &&
    (maxMinutes === null || (itinerary.minutes ?? Infinity) <= maxMinutes) &&
    (via === undefined || (itinerary.stops ?? []).some((stop) => via.includes(stop))) &&
    !(itinerary.stops ?? []).some((stop) => notVia?.includes(stop))
  )
}

/** The charges that the source gives, else the estimated ones. */
const chargesOf = ofOption((option, { from, to, program }: RouteKey, { date, cabin }: Snapshot): Option['charges'] => {
  const { carriers, stops } = knownItinerary(option, date)
  const estimate = estimateCharges({ from, to, program, cabin, carriers, stops })
  if (option.charges !== null || carriers.length === 0 || estimate === null) return option.charges
  return { minor: estimate.minor, currency: 'AUD', estimatedFrom: estimate.seen }
})

function rankOf({ seats }: Option): number {
  return seats === null ? 2 : seats * 2 + 1
}

const orderOf = ofOption((option, snapshot: Snapshot) => {
  const { carriers, stops, aircraft, departs, arrives, minutes, flights } = knownItinerary(option, snapshot.date)
  return [
    isMissed(option, snapshot) ? 1 : 0,
    option.points ?? Infinity,
    option.charges?.currency ?? '~',
    option.charges?.minor ?? Infinity,
    -rankOf(option),
    minutes ?? Infinity,
    JSON.stringify([carriers, stops, aircraft, departs, arrives, minutes, flights]),
    `${option.source.kind} ${option.source.name}`,
  ]
})

export function compareKeys(left: (number | string)[], right: (number | string)[]): number {
  const at = left.findIndex((value, i) => value !== right[i])
  return at < 0 ? 0 : (left[at] ?? 0) < (right[at] ?? 0) ? -1 : 1
}

/** All the rows, in the order of a query. */
export function inOrder(rows: readonly Leg[], { sort, thenBy }: SearchQuery): Leg[] {
  const keys = (row: Leg) => [
    numberOf(row, sort),
    thenBy === null ? 0 : numberOf(row, thenBy),
    row.date,
    cabins.indexOf(row.cabin),
    row.direct ? 0 : 1,
    row.from,
    row.to,
    row.program,
  ]
  return [...rows].sort((a, b) => compareKeys(keys(a), keys(b)))
}

function numberOf(row: Leg, sort: SortKey): number {
  if (sort === 'date') return epochDay(row.date)
  if (sort === 'seats') return row.seats === null ? 0 : -row.seats
  if (sort === 'points') return row.points ?? Infinity
  if (sort === 'duration') return row.minutes ?? Infinity
  if (sort === 'value') return -(row.value ?? -Infinity)
  if (row.charges === null) return Infinity
  return row.charges.currency === 'AUD' ? row.charges.minor : 1e9 + row.charges.minor
}

/** Every date from `start` to `end`, both included. */
export function datesBetween(start: string, end: string): string[] {
  const first = epochDay(start)
  return Array.from({ length: Math.max(0, epochDay(end) - first + 1) }, (_, at) => dateOf(first + at))
}

/** An option with known points, and the figures that journeys are calculated from. */
export type FittingOption = RouteKey & {
  date: string
  cabin: string
  seats: number
  points: number
  carriers: string[]
  departs: string | null
  arrives: string | null
  minutes: number | null
  /** Charges in AUD cents, or Infinity. */
  aud: number
}

/** Every option that fits the criteria's filters, seats and bounds on any day; of any airport if none are given. */
export function fittingOptions({ snapshots }: World, criteria: SearchCriteria): FittingOption[] {
  return [...snapshots.values()]
    .filter(({ key }) => criteria.programs.includes(key.program))
    .filter(
      ({ key }) => criteria.from.length === 0 || (criteria.from.includes(key.from) && criteria.to.includes(key.to)),
    )
    .flatMap(({ key, snapshots: ofRoute }) => {
      const bounds = criteria.within[key.program]
      const needed = Math.min(criteria.seats, bounds?.seats ?? 9)
      return ofRoute
        .filter(({ date, cabin }) => criteria.cabins.includes(cabin) && date <= (bounds?.until ?? date))
        .flatMap((snapshot) =>
          snapshot.options
            .filter((option) => fits(key, option, snapshot, criteria) && (option.direct || !criteria.directOnly))
            .filter(({ seats, points }) => (seats ?? 1) >= needed && points !== null)
            .map((option) => fittingOption(key, snapshot, option)),
        )
    })
}

function fittingOption(key: RouteKey, snapshot: Snapshot, option: Option): FittingOption {
  const { date, cabin } = snapshot
  const { carriers, sectors, seats, points } = option
  const charges = chargesOf(option, key, snapshot)
  return {
    ...key,
    date,
    cabin,
    carriers,
    seats: seats ?? 1,
    points: points ?? 0,
    departs: sectors?.[0]?.departs ?? null,
    arrives: sectors?.at(-1)?.arrives ?? null,
    minutes: knownItinerary(option, date).minutes,
    aud: charges?.currency === 'AUD' ? charges.minor : Infinity,
  }
}
