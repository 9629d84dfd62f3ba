import { getAirport } from '../airports.ts'
import type { Route } from '../routes.ts'
import {
  type AircraftType,
  allAirlines,
  allTypes,
  allVariants,
  drawnAs,
  findType,
  findVariant,
  getAirline,
  getVariantPath,
  listVariants,
  type Variant,
} from './fleet.ts'
import { findPair, recordedPairs, routeSlug, routesOfPair } from './route-slugs.ts'
import { typesFlown } from './types-flown.ts'

/** What a page under /seatmaps shows: a route, one layout, or a type that an airline flies in several layouts. */
export type SeatMapPage =
  | { kind: 'route'; from: string; to: string; routes: Route[] }
  | { kind: 'variant'; variant: Variant; type: AircraftType }
  | { kind: 'type'; type: AircraftType; variants: Variant[] }

/** The page for the path segments after /seatmaps, or undefined when there is none. */
export function findSeatMapPage(parts: readonly string[]): SeatMapPage | undefined {
  const path = parts.join('/')
  return parts.length === 1 ? findRoutePage(path) : findAircraftPage(path)
}

function findRoutePage(slug: string): SeatMapPage | undefined {
  const pair = findPair(slug)
  const routes = pair ? routesOfPair(pair.from, pair.to) : []
  return pair && routes.length > 0 ? { kind: 'route', ...pair, routes } : undefined
}

function findAircraftPage(path: string): SeatMapPage | undefined {
  const type = findType(path)
  const variant = findVariant(path)
  if (variant) {
    const own = type ?? findType(`${variant.airline}/${variant.type}`)
    return own && { kind: 'variant', variant, type: own }
  }
  return type && { kind: 'type', type, variants: listVariants(type) }
}

/** The path after /seatmaps of every aircraft, and of every route in its recorded direction. */
export function seatMapSlugs(): string[] {
  const types = allTypes.map(({ airline, slug }) => `${airline}/${slug}`)
  return [
    ...new Set([
      ...types,
      ...allVariants.map(getVariantPath),
      ...recordedPairs.map(({ from, to }) => routeSlug(from, to)),
    ]),
  ]
}

/** A page's title and description. `index` is false when there is no layout to draw. */
export type SeatMapWords = { path: `/seatmaps/${string}`; title: string; summary: string; index: boolean }

export function describePage(page: SeatMapPage): SeatMapWords {
  if (page.kind === 'route') return routeWords(page)
  if (page.kind === 'variant') return variantWords(page.variant)
  const { type, variants } = page
  const name = `${getAirline(type.airline).name} ${shortName(type)}`
  return {
    path: `/seatmaps/${type.airline}/${type.slug}`,
    title: `${name} seat maps: ${variants.length} layouts`,
    summary: `${getAirline(type.airline).name} flies its ${shortName(type)} in ${variants.length} layouts. Find out which one you’re on.`,
    index: variants.some((variant) => drawnAs(variant) !== 'none'),
  }
}

/** A type's name without its maker, as travellers say it. */
export function shortName({ name }: Pick<AircraftType, 'name'>): string {
  return name.replace(/^(Airbus|Boeing|Embraer|De Havilland) /, '')
}

/** Names a layout in a list of its airline's: the type, and what tells it from the type's other layouts. */
export function layoutName(type: AircraftType, variant: Variant): string {
  if (variant.slug === type.slug) return shortName(type)
  const rest = variant.slug.slice(type.slug.length + 1).replaceAll('-', ' ')
  const named = allAirlines.reduce((words, { name }) => words.replace(name.toLowerCase(), name), rest)
  return `${shortName(type)}, ${named}`
}

function variantWords(variant: Variant): SeatMapWords {
  const airline = getAirline(variant.airline).name
  const counts = variant.cabins.map(({ name, seats, pattern }) => `${seats} ${name} (${pattern})`)
  return {
    path: `/seatmaps/${getVariantPath(variant)}`,
    title: `${airline} ${variant.name}: seat map`,
    summary:
      counts.length > 0
        ? `${airline} ${variant.name}: ${counts.join(', ')}. ${drawnWords[drawnAs(variant)]}`
        : `The seat layout of the ${airline} ${variant.name} isn’t published, so there’s no seat map.`,
    index: drawnAs(variant) !== 'none',
  }
}

export const drawnWords = {
  numbered: 'Every seat on the map.',
  mixed: 'Seat by seat where numbers are known.',
  indicative: 'Indicative: seat numbers aren’t known.',
  none: 'No seat map: its cabins aren’t published.',
} as const

function routeWords({ from, to, routes }: Extract<SeatMapPage, { kind: 'route' }>): SeatMapWords {
  const [start, end] = [getAirport(from).city, getAirport(to).city]
  const flown = [...new Set(routes.flatMap(({ aircraft }) => aircraft))]
  const drawn = routes.flatMap(typesFlown).some(({ variants }) => variants.some((one) => drawnAs(one) !== 'none'))
  return {
    path: `/seatmaps/${routeSlug(from, to)}`,
    title: `${start} to ${end} seat maps`,
    summary: `Which aircraft usually fly from ${start} (${from}) to ${end} (${to}): ${flown.slice(0, 5).join(', ')}. See their cabins and the seats worth choosing.`,
    index: drawn,
  }
}
