import aircraftRows from '../data/aircraft.json' with { type: 'json' }
import { allRoutes, type Route, type RouteRecord } from '../routes.ts'
import { type AircraftType, allAirlines, allTypes, listVariants, type Variant } from './fleet.ts'

/** An aircraft type, by the name routes use. `wide` bodies have two aisles. */
type Aircraft = { name: string; maker: string; body: 'wide' | 'narrow' | 'turboprop' }

/** Every type that a route names. */
export const allAircraft: readonly Aircraft[] = aircraftRows as Aircraft[]

const byName = new Map(allAircraft.map((aircraft) => [aircraft.name, aircraft]))

/** The type with a name such as `737-800`, or undefined. */
export function findAircraft(name: string): Aircraft | undefined {
  return byName.get(name)
}

/** An aircraft type that a route names, with the layouts its airline flies it in; empty when those are unknown. */
export type TypeFlown = { name: string; maker: string; types: AircraftType[]; variants: Variant[] }

/** The fleet's slugs for the names that routes use, where they differ. The name of a family means any of its types. */
const slugsOfName: Record<string, readonly string[]> = {
  '737 MAX 8': ['737-max-8'],
  A330: ['a330-200', 'a330-300'],
  Q400: ['dash-8-400'],
  Q300: ['dash-8-300'],
  Q200: ['dash-8-200'],
  F100: ['fokker-100'],
  'Saab 340': ['saab-340'],
  'A330-900': ['a330-900'],
}

function slugsFor(name: string): readonly string[] {
  return slugsOfName[name] ?? [name.toLowerCase().replaceAll(' ', '-')]
}

/** The airlines whose fleets fly a route: a Virgin Australia flight operated by Qatar Airways uses Qatar's aircraft. */
function listAirlines({ carrier, operatedBy }: Pick<RouteRecord, 'carrier' | 'operatedBy'>): string[] {
  const owner = operatedBy ?? carrier
  return allAirlines.filter((airline) => airline.carrier === owner).map(({ id }) => id)
}

/** The aircraft of a route, in the order of its record: the usual one first. Only layouts in service are included. */
export function typesFlown(route: Pick<RouteRecord, 'carrier' | 'operatedBy' | 'aircraft'>): TypeFlown[] {
  const airlines = listAirlines(route)
  return route.aircraft.map((name) => {
    const slugs = slugsFor(name)
    const types = allTypes.filter(({ airline, slug }) => airlines.includes(airline) && slugs.includes(slug))
    const variants = types.flatMap(listVariants).filter(({ status }) => isFlown(status))
    return { name, maker: findAircraft(name)?.maker ?? '', types, variants }
  })
}

function isFlown(status: string): boolean {
  return !/^(retired|on order|not yet)/.test(status)
}

/** The routes on which an airline flies a type, each in its recorded direction only, busiest first. */
export function routesFlownBy(type: AircraftType): Route[] {
  const flown = allRoutes.filter(
    (route) => route.blockMinutes !== null && typesFlown(route).some(({ types }) => types.includes(type)),
  )
  return flown.toSorted((a, b) => b.flightsPerWeek - a.flightsPerWeek)
}
