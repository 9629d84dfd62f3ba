import { type Cabin, cabins } from '../../../core/cabin.ts'
import type { LocalDate } from '../../../core/clock.ts'
import { dateOf, type EpochDay, epochDay, instantOf } from '../../../core/dates.ts'
import { type Program, programs } from '../../../core/program.ts'
import type { Charges } from '../../../core/schemas.ts'
import { popularRoutes } from '../../../network/routes.ts'
import { programFacts } from '../../../programs/program-facts.ts'
import type { Observation, Source } from '../../observation.ts'
import { type RouteKey, routeId } from '../../route-key.ts'
import type { ProviderItem } from '../provider.ts'
import { draw, hashText } from './chance.ts'
import { daysFlown, type Journey, listJourneys, toSectors } from './journeys.ts'
import { demandFor, seatsLeft } from './seats.ts'

/** Returns the points that a program's tables ask for a journey; null when no price is published. */
export type SamplePrice = (query: RouteKey & { carrier: string; miles: number; cabin: Cabin }) => number | null

export type SampleContext = {
  /** Sydney's date. The data for a date is always the same; the next date's differs a little. */
  today: LocalDate
  price: SamplePrice
  /** Defaults to both programs' most popular pairs, in both directions. */
  routes?: readonly RouteKey[]
}

export const SAMPLE_SOURCE: Source = { kind: 'sample', name: 'sample data' }

/** From UTC midnight. The latest check is no later than the start of the day in Sydney, so none is in the future. */
const LATEST_CHECK_SECONDS = -11 * 3600
/** Checks are spread over less than a day, so that all of tomorrow's are newer than all of today's. */
const CHECK_SPREAD_SECONDS = 20 * 3600

/**
 * Generates sample data over the real network, for a site without a provider: real routes, carriers, cabins and
 * published points; invented flights, seats and charges. One flight in five has no charges, because real sources don't
 * always name them.
 */
export async function* sampleWorld(context: SampleContext): AsyncGenerator<ProviderItem> {
  for (const key of context.routes ?? popularPairs()) yield* routeItems(key, context)
}

/** Lists both programs' most popular pairs in both directions, each once. */
export function popularPairs(): RouteKey[] {
  const keys = programs.flatMap((program) =>
    popularRoutes(program).flatMap(({ from, to }): RouteKey[] => [
      { program, from, to },
      { program, from: to, to: from },
    ]),
  )
  return [...new Map(keys.map((key) => [routeId(key), key])).values()]
}

function* routeItems(key: RouteKey, { today, price }: SampleContext): Generator<ProviderItem> {
  const route = sampleRoute(key, price)
  const first = epochDay(today)
  const id = routeId(key)
  for (let lead = 0; lead <= programFacts[key.program].openDays; lead += 1) {
    const day = first + lead
    yield* dayItems(route, { day, lead, cabins: route.cabins, seenAt: pickSeenAt(id, day, first) })
  }
}

/** A sample route, worked out once for all its days. */
export type SampleRoute = {
  key: RouteKey
  journeys: readonly { journey: Journey; points: ReadonlyMap<Cabin, number | null> }[]
  /** Cabins that at least one of its journeys has. */
  cabins: readonly Cabin[]
}

export function sampleRoute(key: RouteKey, price: SamplePrice): SampleRoute {
  const journeys = listJourneys(key.program, key.from, key.to)
  return {
    key,
    journeys: journeys.map((journey) => ({ journey, points: pickPoints(key, journey, price) })),
    cabins: cabins.filter((cabin) => journeys.some((journey) => journey.cabins.includes(cabin))),
  }
}

/** Yields what the sample shows for one day, seen `lead` days ahead: each cabin's offers, or that it has none. */
export function* dayItems(
  { key, journeys }: SampleRoute,
  {
    day,
    lead,
    cabins: wantedCabins,
    seenAt,
  }: { day: EpochDay; lead: number; cabins: readonly Cabin[]; seenAt: string },
): Generator<ProviderItem> {
  const date = dateOf(day)
  const check = { ...key, date, source: SAMPLE_SOURCE, seenAt }
  const flown = journeys.flatMap(({ journey, points }) => {
    const days = daysFlown(journey, day)
    return days === null ? [] : [{ journey, days, points }]
  })
  for (const cabin of wantedCabins) {
    const found = flown.flatMap(({ journey, days, points }): Observation[] => {
      const seats = seatsOn(key.program, journey, cabin, days, lead)
      const table = points.get(cabin) ?? null
      if (seats > 0) return [makeOffer(check, journey, cabin, days, seats, table)]
      return isOnSale(key.program, journey, day) && table !== null && journey.cabins.includes(cabin)
        ? [makeFare(check, journey, cabin, days, table)]
        : []
    })
    yield* toItems(found.length > 0 ? found : [makeNone(check, cabin)])
  }
}

function toItems(observations: readonly Observation[]): ProviderItem[] {
  return observations.map((observation) => {
    const { date, cabin } = observation
    return {
      ok: true,
      observation,
      where: { file: SAMPLE_SOURCE.name, row: `${routeId(observation)} ${date} ${cabin}` },
    }
  })
}

export type SampleDay = { day: EpochDay; cabin: Cabin; seenAt: string }

/** Returns the first journey of a day that has the cabin, with the given seats; empty when none flies. */
export function openedItems(
  { key, journeys }: SampleRoute,
  seats: number,
  { day, cabin, seenAt }: SampleDay,
): ProviderItem[] {
  const check = { ...key, date: dateOf(day), source: SAMPLE_SOURCE, seenAt }
  const opened = journeys.flatMap(({ journey, points }): Observation[] => {
    const days = journey.cabins.includes(cabin) ? daysFlown(journey, day) : null
    return days === null ? [] : [makeOffer(check, journey, cabin, days, seats, points.get(cabin) ?? null)]
  })
  return toItems(opened.slice(0, 1))
}

/** Returns a check that found nothing. */
export function closedItems({ key }: SampleRoute, { day, cabin, seenAt }: SampleDay): ProviderItem[] {
  return toItems([makeNone({ ...key, date: dateOf(day), source: SAMPLE_SOURCE, seenAt }, cabin)])
}

type SampleCheck = RouteKey & Pick<Observation, 'date' | 'source' | 'seenAt'>

/** Returns the seats on the whole journey, which are those of its fullest flight. */
function seatsOn(program: Program, journey: Journey, cabin: Cabin, days: readonly EpochDay[], lead: number): number {
  if (!journey.cabins.includes(cabin)) return 0
  return Math.min(...journey.flights.map((flight, at) => seatsLeft(flight, program, cabin, days[at] ?? 0, lead)))
}

function makeOffer(
  check: SampleCheck,
  journey: Journey,
  cabin: Cabin,
  days: readonly EpochDay[],
  seats: number,
  points: number | null,
): Observation {
  const sectors = toSectors(journey, days, cabin)
  const direct = sectors.length === 1
  const charges = sampleCharges(journey, cabin)
  return { ...check, cabin, seats, points, charges, carriers: [journey.carrier], direct, sectors, fare: 'reward' }
}

/** The demand from which a program still sells its own airline's seats for points when no reward seat is left. */
const BUSY = 1.6

/** On busy days a program's own airline still sells seats, at a points price that follows the cash fare. */
function isOnSale(program: Program, { carrier, flights: [first] }: Journey, day: EpochDay): boolean {
  return carrier === programFacts[program].carrier && demandFor(first, day) >= BUSY
}

/** Makes a points-only fare: the higher the demand, the dearer it is, and it is never a reward. */
function makeFare(
  check: SampleCheck,
  journey: Journey,
  cabin: Cabin,
  days: readonly EpochDay[],
  table: number,
): Observation {
  const [first] = journey.flights
  const times = 1.7 + demandFor(first, days[0] ?? 0) * draw(first.seed, days[0] ?? 0, 50) * 2
  const points = Math.round((table * times) / 100) * 100
  return { ...makeOffer(check, journey, cabin, days, 9, points), fare: 'dynamic' }
}

/** A cabin's carrier charge as a multiple of economy's. */
const CHARGE_SHARE: Record<Cabin, number> = { Y: 1, W: 1.4, J: 2.3, F: 2.8 }
/** The share of flights without charges. */
const UNCHARGED = 0.2

/** Invents charges: a tax for each take-off, and a carrier charge that grows with distance and cabin. */
function sampleCharges({ flights, miles }: Journey, cabin: Cabin): Charges | null {
  const [first] = flights
  if (draw(first.seed, 3, 1) < UNCHARGED) return null
  const isShort = miles < 1_500
  const taxes = flights.length * (isShort ? 28 : 85)
  const minor = (taxes + (isShort ? 14 : 40 + miles * 0.012) * CHARGE_SHARE[cabin]) * 100
  return { minor: Math.round(minor + draw(first.seed, 3, 2) * 1_500), currency: 'AUD' }
}

function makeNone(check: SampleCheck, cabin: Cabin): Observation {
  return { ...check, cabin, seats: 0, points: null, charges: null, carriers: [], direct: false, sectors: null }
}

function pickPoints(
  key: RouteKey,
  { carrier, miles, cabins: sold }: Journey,
  price: SamplePrice,
): Map<Cabin, number | null> {
  return new Map(sold.map((cabin) => [cabin, price({ ...key, carrier, miles, cabin })]))
}

/** Returns when a route and day were last checked: all its cabins at the same time, as in a real search. */
function pickSeenAt(id: string, day: EpochDay, today: EpochDay): string {
  const back = Math.floor(draw(hashText(id), day, 7) * CHECK_SPREAD_SECONDS)
  return instantOf(today * 86_400 + LATEST_CHECK_SECONDS - back)
}
