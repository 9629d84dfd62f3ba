import aircraftRows from '../data/aircraft.json' with { type: 'json' }
import { allRoutes, type Route, type RouteRecord } from '../routes.ts'
import { type AircraftType, allAirlines, allTypes, listVariants, type Variant } from './fleet.ts'

/** An aircraft type as routes name it. `wide` has two aisles. */
type Aircraft = { name: string; maker: string; body: 'wide' | 'narrow' | 'turboprop' }

/** Every type a route names. */
export const allAircraft: readonly Aircraft[] = aircraftRows as Aircraft[]

const byName = new Map(allAircraft.map((aircraft) => [aircraft.name, aircraft]))

/** The type with a name such as `737-800`, or undefined. */
export function findAircraft(name: string): Aircraft | undefined {
  return byName.get(name)
}

/** An aircraft type a route names, with the layouts its airline flies it in; none where they aren't known here. */
export type TypeFlown = { name: string; maker: string; types: AircraftType[]; variants: Variant[] }

/** How routes call what the fleet files under other words; a bare family means any of its members. */
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

/** Whose fleet a route is flown with: a Virgin Australia flight by Qatar Airways carries Qatar's aircraft. */
function listAirlines({ carrier, operatedBy }: Pick<RouteRecord, 'carrier' | 'operatedBy'>): string[] {
  const owner = operatedBy ?? carrier
  return allAirlines.filter((airline) => airline.carrier === owner).map(({ id }) => id)
}

/** The aircraft of a route, the usual one first, as its record lists them. Retired layouts are left out. */
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

/** Where an airline flies a type, one direction of each pair as its record has it, busiest first. */
export function routesFlownBy(type: AircraftType): Route[] {
  const flown = allRoutes.filter(
    (route) => route.blockMinutes !== null && typesFlown(route).some(({ types }) => types.includes(type)),
  )
  return flown.toSorted((a, b) => b.flightsPerWeek - a.flightsPerWeek)
}
