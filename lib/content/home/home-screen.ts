import type { HistoryDocument } from '../../availability/history.ts'
import type { AvailabilityIndex } from '../../availability/index-store.ts'
import type { SearchResult } from '../../availability/search.ts'
import type { Row } from '../../availability/search-contract.ts'
import { type Cabin, cabins } from '../../core/cabin.ts'
import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { addDays, eachDay } from '../../core/dates.ts'
import { type Program, programs } from '../../core/program.ts'
import { getAirport } from '../../network/airports.ts'
import { countVisitorDays, type FirstScreen, pickFirstScreen, searchAsVisitor } from '../../search/first-screen.ts'
import { cellsByDate, getStep, type SeatStep } from '../../search/year-map.ts'
import { bestMonths, type MonthShare } from '../routes/best-months.ts'
import { findPopularPair, findPopularSlug, type PopularPair, wantedPairs } from '../routes/popular-pages.ts'
import { findRoutePage } from '../routes/route-page.ts'
import { countShares } from '../stats/count-shares.ts'

/** The fewest points in one cabin, for one adult one way; null when the source gives none. */
export type CabinPoints = { cabin: Cabin; points: number | null }

/** A popular route: its year by month, the fewest points in each cabin, and the next seat in the best one. */
export type HomeRoute = {
  pair: PopularPair
  months: MonthShare[]
  /** Best cabin first. */
  lowest: CabinPoints[]
  next: Row | null
  /** How many of the days a visitor sees have a seat. */
  days: number
  /** The days a visitor sees, from today. */
  squares: HomeDay[]
}

/** A day as a square. `step` is its shade, by the seats; null without any, which is not the same as unchecked. */
export type HomeDay = { date: LocalDate; step: SeatStep | null; isChecked: boolean }

/** A place on the map, with the fewest points of the best cabin that has a seat; null when no seat is known. */
export type HomePlace = { pair: PopularPair; open: CabinPoints | null }

type Opened = FirstScreen['opened'][number]

/** What the home page shows everyone: only what a guest may see. */
export type HomeScreen = {
  today: LocalDate
  daysAhead: number
  sample: boolean
  opened: Opened[]
  routes: HomeRoute[]
  places: HomePlace[]
}

const routesShown = 6
const openedShown = 6
/** The city whose flights the map shows; visitors search for others. */
const homeCity = 'sydney'

type Histories = Record<Program, readonly HistoryDocument[]>

/** @param histories the histories of each program's popular routes, for what opened in the last seven days */
export function pickHomeScreen(index: AvailabilityIndex, now: Instant, histories: Histories): HomeScreen {
  const screens = programs.map((program) =>
    pickFirstScreen(index, { program, cabins: [...cabins], now }, histories[program]),
  )
  const slugs = takeInTurn(
    screens.map(({ routes }) => routes.flatMap(({ from, to }) => findPopularSlug(from, to) ?? [])),
  )
  const open = [...new Set(slugs)].flatMap((slug) => findPopularPair(slug) ?? [])
  // A second route to the same place appears only when there are too few places.
  const pairs = [...new Set([...firstTo(open), ...open])]
  const opened = takeInTurn(screens.map((screen) => screen.opened))
  return {
    today: localDateOf(now),
    daysAhead: countVisitorDays(programs),
    sample: screens.some(({ sample }) => sample),
    opened: opened.sort(byNews).slice(0, openedShown),
    routes: pairs.slice(0, routesShown).map((pair) => toHomeRoute(index, now, pair)),
    places: homePairs().map((pair) => ({ pair, open: bestOf(searchCities(index, now, pair)) })),
  }
}

/** The latest day first; on a day, what has a price before what has none, and then the best cabin. */
function byNews(a: Opened, b: Opened): number {
  if (a.openedOn !== b.openedOn) return a.openedOn < b.openedOn ? 1 : -1
  if ((a.points === null) !== (b.points === null)) return a.points === null ? 1 : -1
  return cabins.indexOf(b.cabin) - cabins.indexOf(a.cabin)
}

/** The places of the map, when no seats are stored yet. */
export function homePlaces(): HomePlace[] {
  return homePairs().map((pair) => ({ pair, open: null }))
}

/** The places of the map, with the fewest points in a cabin from the programs' tables. */
export function publishedPlaces(cabin: Cabin): HomePlace[] {
  return homePairs().map((pair) => {
    const lowest = findRoutePage(pair.slug)?.lowestPrices.find((found) => found.cabin === cabin)
    return { pair, open: lowest ? { cabin, points: lowest.points } : null }
  })
}

/** The popular routes when no seats are stored yet, with the prices from the programs' tables. */
export function publishedRoutes(): HomeRoute[] {
  return firstTo(wantedPairs())
    .slice(0, routesShown)
    .map((pair): HomeRoute => {
      const lowest = (findRoutePage(pair.slug)?.lowestPrices ?? []).map(({ cabin, points }) => ({ cabin, points }))
      return { pair, months: [], lowest: lowest.reverse(), next: null, days: 0, squares: [] }
    })
}

function homePairs(): PopularPair[] {
  const isAbroad = ({ to }: PopularPair) => getAirport(to.airports[0] ?? '').country !== 'AU'
  return wantedPairs().filter((pair) => pair.from.slug === homeCity && isAbroad(pair))
}

function searchCities(index: AvailabilityIndex, now: Instant, { from, to }: PopularPair): SearchResult {
  return searchAsVisitor(index, now, { programs: [...programs], from: [...from.airports], to: [...to.airports] })
}

/** Every cabin with a seat, best first, with the fewest points found. */
function lowestOf({ days }: Pick<SearchResult, 'days'>): CabinPoints[] {
  return cabins.toReversed().flatMap((cabin) => {
    const found = days.filter((day) => day.cabin === cabin)
    const points = found.flatMap((day) => day.points ?? [])
    return found.length > 0 ? [{ cabin, points: points.length > 0 ? Math.min(...points) : null }] : []
  })
}

const bestOf = (result: SearchResult): CabinPoints | null =>
  lowestOf(result).find(({ points }) => points !== null) ?? null

function toHomeRoute(index: AvailabilityIndex, now: Instant, pair: PopularPair): HomeRoute {
  const result = searchCities(index, now, pair)
  const lowest = lowestOf(result)
  const [best] = lowest
  const dates = result.days.flatMap(({ cabin, date }) => (cabin === best?.cabin ? [date] : [])).sort()
  const question = { program: null, cabin: null, from: pair.from.airports, to: pair.to.airports }
  return {
    pair,
    months: bestMonths(countShares(index, question, localDateOf(now))),
    lowest,
    next: best && dates[0] ? findSeat(index, now, pair, { cabin: best.cabin, date: dates[0] }) : null,
    days: new Set(result.days.map(({ date }) => date)).size,
    squares: layOutDays(result, localDateOf(now)),
  }
}

function layOutDays({ days, notSearched }: SearchResult, today: LocalDate): HomeDay[] {
  const cells = cellsByDate(days)
  const unchecked = new Set(notSearched)
  return eachDay(today, addDays(today, countVisitorDays(programs) - 1)).map((date) => {
    return { date, step: getStep(cells.get(date) ?? []), isChecked: !unchecked.has(date) }
  })
}

type Wanted = { cabin: Cabin; date: LocalDate }

function findSeat(index: AvailabilityIndex, now: Instant, { from, to }: PopularPair, { cabin, date }: Wanted) {
  const ends = { from: [...from.airports], to: [...to.airports] }
  const query = { programs: [...programs], ...ends, cabins: [cabin], start: date, end: date, take: 1 }
  return searchAsVisitor(index, now, query).rows[0] ?? null
}

/** The first route to each place, because six routes to one city are not six ideas. */
function firstTo(pairs: readonly PopularPair[]): PopularPair[] {
  const places = new Set<string>()
  return pairs.filter(({ to }) => !places.has(to.slug) && places.add(to.slug))
}

/** The first of each list, then the second of each, and so on. */
function takeInTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
