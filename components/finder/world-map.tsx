'use client'

import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type DrawnMap, frame, moveSight, sightOf, viewBoxOf } from '@/lib/finder/world-map.ts'
import { IconButton } from '../ui/button.tsx'

const steps: Record<string, { dx?: number; dy?: number; by?: number }> = {
  ArrowLeft: { dx: -60 },
  ArrowRight: { dx: 60 },
  ArrowUp: { dy: -60 },
  ArrowDown: { dy: 60 },
  '+': { by: 1.5 },
  '=': { by: 1.5 },
  '-': { by: 1 / 1.5 },
}

type WorldMapProps = { map: DrawnMap; pointed: string | null; label: string }

/** The world in lines. Dragged, zoomed by its buttons, or by arrow keys, plus and minus once it has the focus. */
export function WorldMap({ map, pointed, label }: WorldMapProps) {
  const [sight, setSight] = useState(() => sightOf(map.spots))

  function press(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    setSight(moveSight(sight, step))
  }

  function drag(event: PointerEvent<SVGSVGElement>): void {
    if (event.buttons !== 1 || sight.zoom === 1) return
    const scale = frame.width / event.currentTarget.clientWidth
    setSight(moveSight(sight, { dx: -event.movementX * scale, dy: -event.movementY * scale }))
  }

  const size = 1 / sight.zoom
  return (
    <div className="relative">
      <svg
        viewBox={viewBoxOf(sight)}
        role="img"
        aria-label={`${label}. The list beside it says the same.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map, plus and minus zoom.
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={drag}
        className={`block w-full bg-seats-0 -outline-offset-2 ${sight.zoom > 1 ? 'touch-none cursor-grab' : ''}`}
      >
        <path d={map.land} className="fill-card stroke-line" strokeWidth={0.6 * size} />
        {map.lines.map(({ path, to }) => (
          <path
            key={to}
            d={path}
            fill="none"
            className={pointed === to ? 'stroke-ink' : 'stroke-accent'}
            strokeWidth={(pointed === to ? 2.6 : 1.2) * size}
          />
        ))}
        {map.spots.map(({ code, x, y }) => (
          <g key={code}>
            <circle cx={x} cy={y} r={(pointed === code ? 5 : 2.6) * size} className="fill-ink" />
            {pointed === code || sight.zoom >= 2.2 ? (
              <text x={x + 6 * size} y={y - 5 * size} fontSize={13 * size} className="fill-ink font-mono font-semibold">
                {code}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <div className="absolute right-2 bottom-2 flex rounded-lg border border-line bg-card print:hidden">
        <IconButton label="Zoom in" onClick={() => setSight(moveSight(sight, { by: 1.5 }))}>
          <Plus aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label="Zoom out" onClick={() => setSight(moveSight(sight, { by: 1 / 1.5 }))}>
          <Minus aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  )
}
