'use client'

import { formatNumber } from '@/lib/core/formats.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { drawMap, formatViewBox } from '@/lib/search/world-map.ts'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import type { Ticket } from './use-news.ts'

const home = { code: 'SYD', lon: 151.2, lat: -33.9 }
const label = 'stroke-sea font-mono text-14 font-semibold'

/** Draws the routes that opened, coloured by cabin, behind the headline. Decorative: the tickets hold the facts. */
export function BandMap({ tickets }: { tickets: readonly Ticket[] }) {
  const routes = tickets.slice(0, 5).flatMap(({ found: { cabin, direct, points, ...found } }) => {
    const [from, to] = [findPoint(found.from), findPoint(found.to)]
    return from && to ? [{ from, to, points, direct, text: cabinDisplay[cabin].text }] : []
  })
  const { land, lines, spots, fitted } = drawMap(routes.length > 0 ? routes : [{ from: home, to: home }])
  const calm = routes.length === 0
  // The band is about half as high as the map's frame.
  const unit = 2 / fitted.zoom
  return (
    <div className="absolute inset-0 [mask-image:linear-gradient(to_right,transparent_20%,black_60%)] max-lg:opacity-45 lg:left-[36%]">
      {/* Every route fits into the space above the first ticket. What lies around them fills the rest of the band. */}
      <svg
        aria-hidden="true"
        viewBox={formatViewBox(calm ? { ...fitted, zoom: fitted.zoom / 2 } : fitted)}
        preserveAspectRatio={calm ? 'xMidYMid slice' : 'xMaxYMid meet'}
        className={`w-full overflow-visible ${calm ? 'h-full' : 'h-[calc(100%-3rem)] pt-3 pr-16'}`}
      >
        <path d={land} className="fill-land" />
        {lines.map(({ path, to }, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: two tickets may fly the same route.
            key={`${to} ${at}`}
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth={unit * 2.5}
            strokeDasharray={routes[at]?.direct === false ? `${unit * 4} ${unit * 3}` : undefined}
            className={routes[at]?.text}
          />
        ))}
        {calm
          ? null
          : spots.map(({ code, x, y }) => {
              const route = routes.find(({ to }) => to.code === code)
              return (
                <g
                  key={code}
                  className="max-lg:hidden"
                  transform={`translate(${x} ${y}) scale(${unit})`}
                  strokeWidth="4"
                  paintOrder="stroke"
                >
                  <circle r="5" strokeWidth="0" className="fill-ink" />
                  <text x="10" y="-6" className={`fill-ink ${label}`}>
                    {code}
                  </text>
                  {route?.points ? (
                    <text x="10" y="11" fill="currentColor" className={`${label} ${route.text}`}>
                      {formatNumber(route.points)}
                    </text>
                  ) : null}
                </g>
              )
            })}
      </svg>
    </div>
  )
}

function findPoint(code: string) {
  const airport = findAirport(code)
  return airport && { code, lon: airport.lon, lat: airport.lat }
}
