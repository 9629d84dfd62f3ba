import { mapSize, type RouteMap } from '@/lib/content/routes/route-map.ts'

/** A stop so near to an end that its code would stand on the name there has none. */
const nearEnd = 48

/** A route on its part of the world, drawn on the server: one fat line non-stop, dotted ones with a stop. */
export function RouteMapPicture({ map, label }: { map: RouteMap; label: string }) {
  return (
    <figure className="relative self-start overflow-hidden rounded-2xl border border-line bg-sea print:hidden">
      <svg role="img" aria-label={label} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className="block w-full">
        <path d={map.land} className="fill-land" />
        {map.oneStop.map((path) => (
          <path key={path} d={path} fill="none" strokeWidth="1.5" strokeDasharray="1.5 4" className="stroke-muted" />
        ))}
        {map.nonStop ? <path d={map.nonStop} fill="none" strokeWidth="3.5" className="stroke-accent" /> : null}
        {map.stops.map(({ code, x, y }) => (
          <g key={code}>
            <circle cx={x} cy={y} r="4" strokeWidth="1.5" className="fill-card stroke-muted" />
            {map.ends.some((end) => Math.hypot(end.x - x, end.y - y) < nearEnd) ? null : (
              <text x={x - 10} y={y + 5} textAnchor="end" className="map-label fill-muted font-mono text-16">
                {code}
              </text>
            )}
          </g>
        ))}
        {map.ends.map(({ code, name, x, y }) => (
          <g key={code}>
            <circle cx={x} cy={y} r="6" className="fill-ink" />
            <text
              x={x > mapSize.width / 2 ? x + 4 : x}
              y={y > mapSize.height / 2 ? y + 30 : y - 16}
              textAnchor="middle"
              className="map-label fill-ink text-20 font-semibold"
            >
              {name.replace(/ \(.*\)/, '')}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="absolute bottom-3 left-4 flex gap-4 text-12 text-muted">
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
