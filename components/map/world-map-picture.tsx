'use client'

import { Maximize2, Minus, Plus } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { type MapFrame, mapHeight, mapWidth, movedFrame, viewBoxOf, wholeMap } from '@/lib/map/map-frame.ts'
import { IconButton } from '../ui/button.tsx'
import type { MapLine, MapPlace, WorldMapProps } from './map-model.ts'
import { arcPath, landPath, pointOf } from './projection.ts'

const dots = {
  strong: { radius: 5, style: 'fill-accent' },
  plain: { radius: 4, style: 'fill-card stroke-accent' },
  faint: { radius: 3, style: 'fill-muted' },
} as const

/** Great circles over the outline of the world, the Pacific in the middle. Drag to move, buttons to come nearer. */
export function WorldMapPicture({ label, places, lines, selected = null, onSelect }: WorldMapProps) {
  const [frame, setFrame] = useState(wholeMap)
  const drag = useDrag(frame, setFrame)
  const byCode = new Map(places.map((place) => [place.code, place]))
  const unit = 1 / frame.scale
  return (
    <figure>
      <div className="relative overflow-hidden rounded-2xl border border-line bg-paper">
        <svg
          role="img"
          aria-label={label}
          viewBox={viewBoxOf(frame)}
          className={`block w-full ${frame.scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : ''}`}
          {...drag}
        >
          <path d={landPath()} className="fill-seats-0 stroke-line" strokeWidth={unit * 0.75} />
          {lines.map((line) => (
            <Arc key={`${line.from}-${line.to}`} line={line} byCode={byCode} unit={unit} selected={selected} />
          ))}
          {places.map((place) => (
            <Dot key={place.code} place={place} unit={unit} isSelected={place.code === selected} onSelect={onSelect} />
          ))}
        </svg>
        <MapButtons frame={frame} onChange={setFrame} />
      </div>
      <figcaption className="mt-1.5 text-12 text-muted">
        Coastline: Natural Earth. Airport positions: airport-data-js, CC BY 4.0.
      </figcaption>
    </figure>
  )
}

type ArcProps = { line: MapLine; byCode: ReadonlyMap<string, MapPlace>; unit: number; selected: string | null }

function Arc({ line, byCode, unit, selected }: ArcProps) {
  const from = byCode.get(line.from)
  const to = byCode.get(line.to)
  if (!from || !to) return null
  const isSelected = selected === line.to
  return (
    <path
      d={arcPath(from, to)}
      fill="none"
      strokeWidth={unit * (isSelected ? 2.5 : 1)}
      strokeDasharray={line.dashed ? `${unit * 4} ${unit * 4}` : undefined}
      className={isSelected ? 'stroke-ink' : 'stroke-accent/45'}
    />
  )
}

type DotProps = { place: MapPlace; unit: number; isSelected: boolean; onSelect: ((code: string) => void) | undefined }

function Dot({ place, unit, isSelected, onSelect }: DotProps) {
  const point = pointOf(place)
  if (!point) return null
  const { radius, style } = dots[place.tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the map is how keyboards pick.
    <g transform={`translate(${point[0]} ${point[1]}) scale(${unit})`} onClick={() => onSelect?.(place.code)}>
      <title>{`${place.name} (${place.code})`}</title>
      <circle r="12" fill="transparent" className={onSelect ? 'cursor-pointer' : ''} />
      <circle r={isSelected ? 7 : radius} className={isSelected ? 'fill-ink' : style} strokeWidth="2" />
      {isSelected ? (
        <text y="-12" textAnchor="middle" className="fill-ink font-mono text-14 font-semibold">
          {place.code}
        </text>
      ) : null}
    </g>
  )
}

function MapButtons({ frame, onChange }: { frame: MapFrame; onChange: (frame: MapFrame) => void }) {
  const zoom = (by: number) => onChange(movedFrame(frame, { scale: frame.scale * by }))
  return (
    <div className="absolute top-2 right-2 flex flex-col rounded-lg border border-line bg-card">
      <IconButton label="Nearer" onClick={() => zoom(2)}>
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label="Farther" onClick={() => zoom(0.5)}>
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label="The whole map" onClick={() => onChange(wholeMap)}>
        <Maximize2 aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}

/** Moving by dragging, once something lies outside the frame; a whole map lets the page scroll. */
function useDrag(frame: MapFrame, onMove: (frame: MapFrame) => void) {
  const start = useRef<{ x: number; y: number; frame: MapFrame } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = frame.scale > 1 ? { x: event.clientX, y: event.clientY, frame } : null
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!start.current || event.buttons === 0) return
      const { width, height } = event.currentTarget.getBoundingClientRect()
      const { x, y, frame: before } = start.current
      const across = ((event.clientX - x) / width) * (mapWidth / before.scale)
      const down = ((event.clientY - y) / height) * (mapHeight / before.scale)
      onMove(movedFrame(before, { x: before.x - across, y: before.y - down }))
    },
    onPointerUp: () => {
      start.current = null
    },
  }
}
