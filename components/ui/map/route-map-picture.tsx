'use client'

import { drawMap, formatViewBox, frame } from '@/lib/search/world-map.ts'
import type { MapLine } from './map-model.ts'

type RouteMapPictureProps = { label: string; lines: readonly MapLine[] }

/** A journey on a map that isn't interactive; the text beside it describes the journey. */
export function RouteMapPicture({ label, lines }: RouteMapPictureProps) {
  const { land, lines: arcs, spots, fitted } = drawMap(lines)
  const unit = 1 / fitted.zoom
  const names = new Map(lines.flatMap(({ from, to }) => [from, to]).map(({ code, name }) => [code, name]))
  const right = fitted.x + frame.width / fitted.zoom / 6
  return (
    <svg role="img" aria-label={label} viewBox={formatViewBox(fitted)} className="block w-full bg-sea">
      <path d={land} className="fill-land" />
      {arcs.map(({ path }, at) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth={unit * 4}
          strokeDasharray={lines[at]?.kind === 'surface' ? unit * 8 : undefined}
          className="stroke-accent"
        />
      ))}
      {spots.map(({ code, x, y }) => (
        <g key={code} transform={`translate(${x} ${y}) scale(${unit})`}>
          <circle r="9" className="fill-ink" />
          <text
            x={x > right ? -18 : 18}
            y="12"
            textAnchor={x > right ? 'end' : 'start'}
            className="fill-ink font-semibold"
            style={{ fontSize: 38 }}
          >
            {names.get(code)}
          </text>
        </g>
      ))}
    </svg>
  )
}
