import { geoEqualEarth, geoPath } from 'd3-geo'
import { formatNumber } from '../../core/formats.ts'
import { shortName } from '../../network/airport-names.ts'
import { getAirport } from '../../network/airports.ts'
import { type LabelSide, placeLabels } from '../../search/map-labels.ts'
import { land } from '../../search/world-map.ts'
import type { CabinPoints, HomePlace } from './home-screen.ts'

/** The size of the picture, in its own units. Phones show only the middle of it. */
export const homeMapSize = { width: 760, height: 390 } as const
/** The width of the middle part that phones show, in units. */
const phoneWidth = 400
/** The average width of a letter at 12 px. */
const letterWidth = 6.6

export type MapSpot = {
  slug: string
  name: string
  x: number
  y: number
  /** The great circle to the place, as an SVG path. */
  arc: string
  open: CabinPoints | null
  /** The side of the place its name is on; null when there is no room for it. */
  side: LabelSide | null
  onPhone: boolean
}

/** SVG paths and positions in the picture's units. Land: Natural Earth. */
export type HomeMap = { land: string; home: { name: string; x: number; y: number }; spots: MapSpot[] }

/** Draws where one city's flights go. Places with seats come first, so that their names get space first. */
export function drawHomeMap(places: readonly HomePlace[]): HomeMap | null {
  const [first] = places
  if (first === undefined) return null
  const start = position(first.pair.from.airports[0] ?? '')
  const projection = geoEqualEarth()
    .rotate([-start[0] - 4, 0])
    .scale(152)
    .translate([homeMapSize.width / 2, 208])
    .clipExtent([
      [-4, -4],
      // Above Antarctica, of which only slivers would show.
      [homeMapSize.width + 4, homeMapSize.height - 8],
    ])
  const path = geoPath(projection).digits(0)
  const fine = geoPath(projection).digits(1)
  const project = (at: [number, number]) => {
    const [x = 0, y = 0] = projection(at) ?? []
    return { x: Math.round(x), y: Math.round(y) }
  }
  const spots = places
    .map(({ pair, open }) => {
      const end = position(pair.to.airports[0] ?? '')
      const arc = fine({ type: 'LineString', coordinates: [start, end] }) ?? ''
      return { slug: pair.slug, name: shortName(pair.to.name), ...project(end), arc, open }
    })
    .sort((a, b) => Number(b.open !== null) - Number(a.open !== null))
  const home = { name: shortName(first.pair.from.name), ...project(start) }
  const sides = placeLabels([{ code: 'home', ...home, width: widthOf(home.name) }, ...spots.map(toLabel)], homeMapSize)
  return {
    land: path(land) ?? '',
    home,
    spots: spots.map((spot) => ({ ...spot, side: sides.get(spot.slug) ?? null, onPhone: isOnPhone(spot) })),
  }
}

/** The label beside a place: its name and, when a seat is open, the best cabin's letter and points. */
function labelOf({ name, open }: Pick<MapSpot, 'name' | 'open'>): string {
  return open?.points == null ? name : `${name} ${open.cabin} ${formatNumber(open.points)}`
}

const toLabel = (spot: Pick<MapSpot, 'slug' | 'name' | 'open' | 'x' | 'y'>) => ({
  code: spot.slug,
  x: spot.x,
  y: spot.y,
  width: widthOf(labelOf(spot)),
})

const widthOf = (words: string) => words.length * letterWidth

function isOnPhone({ x, ...spot }: Pick<MapSpot, 'x' | 'name' | 'open'>): boolean {
  return Math.abs(x - homeMapSize.width / 2) + widthOf(labelOf(spot)) / 2 < phoneWidth / 2
}

function position(code: string): [number, number] {
  const { lon, lat } = getAirport(code)
  return [lon, lat]
}
