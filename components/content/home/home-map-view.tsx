import { gateways } from '@/lib/calculators/fly/cities.ts'
import { drawHomeMap, type HomeMap, homeMapSize, type MapSpot } from '@/lib/content/home/home-map.ts'
import type { HomePlace } from '@/lib/content/home/home-screen.ts'
import { cabinNames, cabins } from '@/lib/core/cabin.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import type { LabelSide } from '@/lib/search/map-labels.ts'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The map is drawn from one city for everyone; these lead to the same question from the largest ones. */
const startCities = gateways.slice(0, 4)

type HomeMapViewProps = { places: readonly HomePlace[]; daysAhead: number | null; sample: boolean }

/** A map of where points take you from one city, drawn on the server: a line per place, coloured by its best cabin. */
export function HomeMapView({ places, daysAhead, sample }: HomeMapViewProps) {
  const map = drawHomeMap(places)
  if (map === null) return null
  const open = map.spots.filter((spot) => spot.open !== null)
  const shown = cabins.filter((cabin) => open.some((spot) => spot.open?.cabin === cabin))
  return (
    <section aria-labelledby="from-city" className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="from-city" className="text-20 font-semibold tracking-tight">
          From {map.home.name}, right now
        </h2>
        {sample && open.length > 0 ? <SampleBadge /> : null}
      </div>
      <p className="mt-1 text-14 text-muted">
        {daysAhead === null || open.length === 0
          ? 'Where your points can take you.'
          : `Best cabin open in the next ${daysAhead} days and the fewest points, one way.`}
      </p>
      {/* Without a frame: it runs past the column on the left, and its land fades out. */}
      <div className="relative -mx-4 mt-3 min-h-96 flex-1 overflow-hidden [--sea:var(--paper)] sm:mx-0 lg:-ml-[min(6rem,max(0px,(100vw-76rem)/2)+1.5rem)] lg:min-h-0">
        <HomeMapDrawing map={map} className="absolute inset-0 h-full" />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-12 text-muted">
          {shown.toReversed().map((cabin) => (
            <li key={cabin} className="inline-flex items-center gap-1.5">
              <CabinChip cabin={cabin} />
              <span aria-hidden="true">{cabinDisplay[cabin].name}</span>
            </li>
          ))}
          {open.length < map.spots.length ? (
            <li className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className="w-6 border-t-2 border-muted border-dotted" /> no seats found
            </li>
          ) : null}
        </ul>
        <p className="text-14">
          Where can 100,000 points go from{' '}
          {startCities.map(({ slug, name }, at) => (
            <span key={slug}>
              {at === 0 ? '' : at === startCities.length - 1 ? ' or ' : ', '}
              <TextLink href={`/qantas/where-can-i-go-points/${slug}/100000-points`}>{name}</TextLink>
            </span>
          ))}
          ?
        </p>
      </div>
    </section>
  )
}

/** How much of the land shows, from the left edge to the right. */
const fade = [
  [0, 0],
  [0.1, 1],
  [0.92, 1],
  [1, 0],
] as const

type HomeMapDrawingProps = {
  map: HomeMap
  /** What the figures beside the places mean, for screen readers. */
  figures?: string
  className: string
}

/** The world map of one city's flights, with the best cabin and its points beside each place. */
export function HomeMapDrawing({ map: { home, land, spots }, figures = 'Open now', className }: HomeMapDrawingProps) {
  const { width, height } = homeMapSize
  return (
    <svg
      role="img"
      aria-label={describeMap(home.name, spots, figures)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`w-full bg-sea ${className}`}
    >
      <linearGradient id="land-fade" gradientUnits="userSpaceOnUse" x2={width}>
        {fade.map(([offset, opacity]) => (
          <stop key={offset} offset={offset} stopColor="var(--land)" stopOpacity={opacity} />
        ))}
      </linearGradient>
      <path d={land} fill="url(#land-fade)" />
      {spots.toReversed().map((spot) => (
        <Arc key={spot.slug} spot={spot} />
      ))}
      {spots.map((spot) => (
        <Name key={spot.slug} spot={spot} />
      ))}
      <circle cx={home.x} cy={home.y} r="5" className="fill-ink" />
      <text x={home.x} y={home.y + 21} textAnchor="middle" className="map-label fill-ink text-14 font-semibold">
        {home.name}
      </text>
    </svg>
  )
}

/** The map in words: the places that have a figure, with each one's best cabin. */
function describeMap(from: string, spots: readonly MapSpot[], figures: string): string {
  const words = spots.flatMap(({ name, open }) =>
    open?.points == null ? [] : [`${name}, ${cabinNames[open.cabin]} from ${formatNumber(open.points)} points`],
  )
  const places = countOf(spots.length, 'place')
  return `Map of ${places} from ${from}. ${words.length > 0 ? `${figures}: ${words.join('; ')}.` : ''}`
}

function Arc({ spot: { arc, open, x, y } }: { spot: MapSpot }) {
  const colour = open ? cabinDisplay[open.cabin].text : 'text-muted'
  return (
    <g className={colour} stroke="currentColor">
      <path
        d={arc}
        fill="none"
        strokeWidth={open ? 2 : 1.2}
        strokeDasharray={open ? undefined : '1.5 4'}
        opacity={open ? 0.85 : 0.6}
      />
      <circle cx={x} cy={y} r={open ? 4 : 2.5} strokeWidth="1.5" className="fill-card" />
    </g>
  )
}

const anchors = {
  above: { dx: 0, dy: -12, anchor: 'middle' },
  below: { dx: 0, dy: 20, anchor: 'middle' },
  right: { dx: 9, dy: 4, anchor: 'start' },
  left: { dx: -9, dy: 4, anchor: 'end' },
} as const satisfies Record<LabelSide, unknown>

function Name({ spot: { name, open, side, x, y, onPhone } }: { spot: MapSpot }) {
  if (side === null) return null
  const { dx, dy, anchor } = anchors[side]
  return (
    <text
      x={x + dx}
      y={y + dy}
      textAnchor={anchor}
      className={`map-label figures text-12 ${open ? 'fill-ink font-semibold' : 'fill-muted'} ${onPhone ? '' : 'max-sm:hidden'}`}
    >
      {name}
      {open?.points == null ? null : (
        <>
          {' '}
          <tspan className={cabinDisplay[open.cabin].text} fill="currentColor">
            {open.cabin}
          </tspan>{' '}
          <tspan className="font-normal">{formatNumber(open.points)}</tspan>
        </>
      )}
    </text>
  )
}
