import { type FlyCity, findFlyCity, flyCities } from '../../calculators/fly/cities.ts'
import { type Program, programs } from '../../core/program.ts'
import { routeSlug } from '../../network/aircraft/route-slugs.ts'
import { getAirport } from '../../network/airports.ts'
import { type PopularRoute, popularRoutes, type Route, routesFrom } from '../../network/routes.ts'

/** A pair of cities with a page, and its entry in each program's list of the most wanted routes. */
export type PopularPair = {
  slug: string
  from: FlyCity
  to: FlyCity
  wanted: Partial<Record<Program, PopularRoute>>
  /** On a page about single airports, the slug of the page about their cities. */
  cities?: string
}

/** The cities whose every flight abroad has a page. */
const origins = ['sydney', 'melbourne', 'brisbane', 'perth', 'adelaide'].flatMap((slug) => findFlyCity(slug) ?? [])

const cityOfAirport = new Map(flyCities.flatMap((city) => city.airports.map((airport) => [airport, city] as const)))

/** The city of an airport in the network. */
export function getCity(airport: string): FlyCity {
  const city = cityOfAirport.get(airport)
  if (!city) throw new RangeError(`${airport} is in no city of the network`)
  return city
}

/** A city reduced to one of its airports: a page about Haneda says nothing about Narita. */
export function onlyAirport(airport: string): FlyCity {
  return { ...getCity(airport), code: airport, name: getAirport(airport).city, airports: [airport] }
}

const slugOfCities = (from: FlyCity, to: FlyCity) => `${from.slug}-to-${to.slug}`

type PageIndex = { cities: ReadonlyMap<string, PopularPair>; airports: ReadonlyMap<string, PopularPair> }
let pageIndex: PageIndex | undefined

function getPageIndex(): PageIndex {
  if (pageIndex) return pageIndex
  const cities = new Map<string, PopularPair>()
  const airports = new Map<string, PopularPair>()
  const add = (from: FlyCity, to: FlyCity, wanted: PopularPair['wanted'] = {}) => {
    const slug = slugOfCities(from, to)
    const known = cities.get(slug)
    cities.set(slug, { slug, from, to, wanted: { ...wanted, ...known?.wanted } })
  }
  for (const { from, to, wanted } of wantedRoutes()) add(getCity(from), getCity(to), wanted)
  for (const { from, to } of flownAbroad()) add(getCity(from), getCity(to))
  for (const { from, to } of [...wantedRoutes(), ...flownAbroad()]) {
    const slug = routeSlug(from, to)
    const own = slugOfCities(getCity(from), getCity(to))
    if (cities.has(slug)) continue
    airports.set(slug, { slug, from: onlyAirport(from), to: onlyAirport(to), wanted: {}, cities: own })
  }
  pageIndex = { cities, airports }
  return pageIndex
}

type WantedRoute = { from: string; to: string; wanted: PopularPair['wanted'] }

/** The most wanted routes of either program by airport, most wanted first. */
function wantedRoutes(): WantedRoute[] {
  const routes = programs.flatMap((program) =>
    popularRoutes(program).map((route) => ({
      from: route.from,
      to: route.to,
      wanted: { [program]: route },
      rank: route.rank,
    })),
  )
  return routes.sort((a, b) => a.rank - b.rank)
}

/** The most wanted city pairs of either program, most wanted first. */
export function wantedPairs(): PopularPair[] {
  return popularPairs().filter(({ wanted }) => Object.keys(wanted).length > 0)
}

function flownAbroad(): { from: string; to: string }[] {
  const abroad = ({ to, status }: Route) => getAirport(to).country !== 'AU' && status !== 'upcoming'
  return origins
    .flatMap(({ airports }) => airports)
    .flatMap((from) =>
      programs.flatMap((program) =>
        routesFrom(program, from)
          .filter(abroad)
          .map(({ to }) => ({ from, to })),
      ),
    )
}

/** Every slug of /popular-routes: city pairs, the most wanted first, then pairs of single airports. */
export function popularSlugs(): string[] {
  const { cities, airports } = getPageIndex()
  return [...cities.keys(), ...airports.keys()]
}

/** Every city pair with a page, the most wanted first. */
export function popularPairs(): readonly PopularPair[] {
  return [...getPageIndex().cities.values()]
}

/** The pair of cities or airports with a slug, or undefined when there is no such page. */
export function findPopularPair(slug: string): PopularPair | undefined {
  const { cities, airports } = getPageIndex()
  return cities.get(slug) ?? airports.get(slug)
}

/** The slug of the page about two airports' cities, or undefined when there is none. */
export function findPopularSlug(from: string, to: string): string | undefined {
  const [start, end] = [cityOfAirport.get(from), cityOfAirport.get(to)]
  const slug = start && end ? slugOfCities(start, end) : ''
  return getPageIndex().cities.has(slug) ? slug : undefined
}
