import { type CityMap, drawCityMap } from '@/lib/calculators/fly/city-map.ts'
import type { AnyRouting, CityPair } from '@/lib/calculators/fly/pair-index.ts'
import { shortName } from '@/lib/network/airport-names.ts'

/** A stop within this distance of an end has no code drawn, because it would cover the city's name. */
const nearEnd = 48
/** The space a code takes. Of stops closer together than this, only the first gets a code. */
const codeSize = { width: 56, height: 18 }

/** The map beside the heading of a city pair: its non-stop and one-stop routings. */
export function PairMap({ from, to, routings }: CityPair<AnyRouting>) {
  const hasNonStop = routings.some(({ airports }) => airports.length === 2)
  const map = drawCityMap({ from, to, hasNonStop, routings }, 'wide')
  const how = [hasNonStop ? ', non-stop' : '', map.oneStop.length > 0 ? ', with one stop' : ''].join('')
  return (
    <div className="w-full lg:w-96">
      <CityMapPicture map={map} label={`Map: ${from.name} to ${to.name}${how}`} />
    </div>
  )
}

/** A map of two cities, drawn on the server: a thick line for non-stop flights, dotted lines for those with a stop. */
export function CityMapPicture({ map, label }: { map: CityMap; label: string }) {
  return (
    <figure className="relative self-start overflow-hidden rounded-2xl border border-line bg-sea print:hidden">
      <svg role="img" aria-label={label} viewBox={`0 0 ${map.width} ${map.height}`} className="block w-full">
        <path d={map.land} className="fill-land" />
        {map.oneStop.map((path) => (
          <path key={path} d={path} fill="none" strokeWidth="1.5" strokeDasharray="1.5 4" className="stroke-muted" />
        ))}
        {map.nonStop ? <path d={map.nonStop} fill="none" strokeWidth="3.5" className="stroke-accent" /> : null}
        {map.stops.map(({ code, x, y }, at) => (
          <g key={code}>
            <circle cx={x} cy={y} r="4" strokeWidth="1.5" className="fill-card stroke-muted" />
            {isCodeFree(map, at) ? (
              <text x={x - 10} y={y + 5} textAnchor="end" className="map-label fill-muted font-mono text-16">
                {code}
              </text>
            ) : null}
          </g>
        ))}
        {map.ends.map(({ code, name, x, y }) => (
          <g key={code}>
            <circle cx={x} cy={y} r="6" className="fill-ink" />
            <text
              x={x > map.width / 2 ? x + 4 : x}
              y={y > map.height / 2 ? y + 30 : y - 16}
              textAnchor="middle"
              className="map-label fill-ink text-20 font-semibold"
            >
              {shortName(name)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption
        className={`flex gap-4 text-12 text-muted ${map.width > map.height ? 'bg-card px-4 py-2' : 'absolute bottom-3 left-4'}`}
      >
        {map.nonStop ? (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="h-1 w-6 rounded-full bg-accent" /> Non-stop
          </span>
        ) : null}
        {map.oneStop.length > 0 ? (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="w-6 border-t-2 border-muted border-dotted" /> One stop
          </span>
        ) : null}
      </figcaption>
    </figure>
  )
}

function isCodeFree({ ends, stops }: CityMap, at: number): boolean {
  const { x = 0, y = 0 } = stops[at] ?? {}
  return (
    ends.every((end) => Math.hypot(end.x - x, end.y - y) >= nearEnd) &&
    stops
      .slice(0, at)
      .every((stop) => Math.abs(stop.x - x) >= codeSize.width || Math.abs(stop.y - y) >= codeSize.height)
  )
}
