'use client'

import { findAirport } from '@/lib/network/airports.ts'
import { drawMap, formatViewBox, frame } from '@/lib/search/world-map.ts'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import type { Ticket } from './use-news.ts'

const home = { code: 'SYD', lon: 151.2, lat: -33.9 }

/** Draws the routes that opened, coloured by cabin, behind the headline. Decorative: the tickets hold the facts. */
export function BandMap({ tickets }: { tickets: readonly Ticket[] }) {
  const routes = tickets.slice(0, 5).flatMap(({ found }) => {
    const [from, to] = [findPoint(found.from), findPoint(found.to)]
    return from && to ? [{ from, to, cabin: found.cabin, direct: found.direct }] : []
  })
  const map = drawMap(routes.length > 0 ? routes : [{ from: home, to: home }])
  // Zoom out further than the routes need and shift the map up, because the first ticket overlaps its lower edge.
  const zoom = Math.max(1, map.fitted.zoom * 0.55)
  const y = map.fitted.y + (routes.length > 0 ? (frame.height / zoom) * 0.05 : 0)
  const mapView = { zoom, x: map.fitted.x, y }
  const unit = 1 / mapView.zoom
  return (
    <svg
      aria-hidden="true"
      viewBox={formatViewBox(mapView)}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-y-0 right-0 h-full w-full [mask-image:linear-gradient(to_right,transparent_30%,black_72%)] max-lg:opacity-45 lg:w-[64%]"
    >
      <path d={map.land} className="fill-land" />
      {map.lines.map(({ path, to }, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: two tickets may fly the same route.
          key={`${to} ${at}`}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={unit * 2.5}
          strokeDasharray={routes[at]?.direct === false ? `${unit * 4} ${unit * 3}` : undefined}
          className={routes[at] ? cabinDisplay[routes[at].cabin].text : ''}
        />
      ))}
      {routes.length > 0 &&
        map.spots.map(({ code, x, y }) => (
          <g key={code} transform={`translate(${x} ${y}) scale(${unit})`}>
            <circle r="5" className="fill-ink" />
            <text
              x="10"
              y="-8"
              strokeWidth="4"
              paintOrder="stroke"
              className="fill-ink stroke-sea font-mono text-14 font-semibold"
            >
              {code}
            </text>
          </g>
        ))}
    </svg>
  )
}

function findPoint(code: string) {
  const airport = findAirport(code)
  return airport && { code, lon: airport.lon, lat: airport.lat }
}
