'use client'

import { Maximize2, Minimize2, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { moveByKey } from '@/lib/search/map-keys.ts'
import { type LabelSide, placeLabels } from '@/lib/search/map-labels.ts'
import {
  describeMapView,
  drawMap,
  formatViewBox,
  frame,
  type MapViewport,
  moveMapView,
  wholeWorld,
} from '@/lib/search/world-map.ts'
import { IconButton } from '../button.tsx'
import type { MapLine, MapPlace, WorldMapProps } from './map-model.ts'

const strokes = {
  flown: { style: 'stroke-accent/45', dash: null },
  faint: { style: 'stroke-line', dash: null },
  surface: { style: 'stroke-muted', dash: 4 },
} as const satisfies Record<MapLine['kind'], unknown>

/** Great circles on a map of the world, whose places can be picked. Once zoomed in, it can be dragged. */
export function WorldMapPicture({ label, lines, selected, onSelect }: WorldMapProps) {
  // Null until the visitor moves the map; until then it is fitted to the routes.
  const [moved, setMapView] = useState<MapViewport | null>(null)
  const map = drawMap(lines)
  const mapView = moved ?? map.fitted
  const unit = 1 / mapView.zoom
  const named = new Map(lines.flatMap(({ from, to }) => [from, to]).map((place) => [place.code, place]))
  const [width, watch] = useShownWidth(frame.width)
  const labels = listLabels({ named, spots: map.spots, selected, mapView, width })
  const far = new Set(lines.filter(({ kind }) => kind === 'faint').map(({ to }) => to.code))
  const hint = useId()
  function press(event: KeyboardEvent): void {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : moveByKey(mapView, event.key, map.fitted)
    if (next === null) return
    event.preventDefault()
    setMapView(next)
  }

  function drag({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent<SVGSVGElement>): void {
    // On a map that hasn't been moved yet, a finger scrolls the page.
    if (buttons !== 1 || mapView.zoom === 1 || (moved === null && pointerType === 'touch')) return
    const scale = frame.width / currentTarget.clientWidth
    setMapView(moveMapView(mapView, { dx: -movementX * scale, dy: -movementY * scale }))
  }

  return (
    <figure>
      <div className="relative overflow-hidden rounded-2xl border border-line bg-sea">
        <svg
          ref={watch}
          role="img"
          aria-label={label}
          aria-describedby={hint}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the map as the pointer does.
          tabIndex={0}
          onKeyDown={press}
          viewBox={formatViewBox(mapView)}
          onPointerMove={drag}
          className={`block w-full -outline-offset-2 ${mapView.zoom > 1 ? 'cursor-grab active:cursor-grabbing' : ''} ${moved !== null && mapView.zoom > 1 ? 'touch-none' : ''}`}
        >
          <path d={map.land} className="fill-land" />
          {map.lines.map(({ path, to }, at) => {
            const { style, dash } = strokes[lines[at]?.kind ?? 'flown']
            const isSelected = selected === to
            return (
              <path
                key={`${lines[at]?.from.code}-${to}`}
                d={path}
                fill="none"
                strokeWidth={unit * (isSelected ? 2.5 : 1)}
                strokeDasharray={dash === null ? undefined : dash * unit}
                className={isSelected ? 'stroke-ink' : style}
              />
            )
          })}
          {map.spots.map((spot) => (
            <Dot
              key={spot.code}
              spot={spot}
              unit={unit}
              name={named.get(spot.code)?.name ?? spot.code}
              label={labels.get(spot.code)}
              shrink={frame.width / width}
              kind={spot.code === selected ? 'selected' : far.has(spot.code) ? 'far' : 'near'}
              onSelect={onSelect}
            />
          ))}
        </svg>
        <MapButtons mapView={mapView} fitted={map.fitted} onChange={setMapView} />
      </div>
      <p role="status" className="sr-only">
        {moved === null ? '' : describeMapView(moved, map.spots)}
      </p>
      <figcaption className="mt-1.5 text-12 text-muted">
        <span id={hint}>Map keys: + and − zoom, arrows move, Home shows the world, End the routes.</span> Lines are
        great circles. Land: Natural Earth. Airport positions: airport-data-js, CC BY 4.0.
      </figcaption>
    </figure>
  )
}

/** With more notes than this, they would overlap. */
const maxNotes = 16

const dots = {
  selected: { radius: 6, style: 'fill-ink' },
  near: { radius: 4, style: 'fill-card stroke-accent' },
  far: { radius: 2.5, style: 'fill-muted' },
} as const

type DotProps = {
  spot: { code: string; x: number; y: number }
  unit: number
  name: string
  label: ShownLabel | undefined
  /** Drawing units per pixel, which keep labels the same size on a small map. */
  shrink: number
  kind: keyof typeof dots
  onSelect: (code: string) => void
}

function Dot({ spot: { code, x, y }, unit, name, label, shrink, kind, onSelect }: DotProps) {
  const { radius, style } = dots[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users pick from the list beside the map.
    <g transform={`translate(${x} ${y}) scale(${unit})`} onClick={() => onSelect(code)} className="cursor-pointer">
      <title>{`${name} (${code})`}</title>
      <circle r="12" fill="transparent" />
      <circle r={radius} className={style} strokeWidth="2" />
      {label ? (
        <text
          transform={`scale(${shrink})`}
          {...places[label.side]}
          className="map-label fill-ink font-mono text-14 font-semibold"
        >
          {label.text}
        </text>
      ) : null}
    </g>
  )
}

const places = {
  above: { y: -12, textAnchor: 'middle' },
  below: { y: 21, textAnchor: 'middle' },
  right: { x: 9, y: 5, textAnchor: 'start' },
  left: { x: -9, y: 5, textAnchor: 'end' },
} as const

type ShownLabel = { text: string; side: LabelSide }
type Labelled = {
  named: ReadonlyMap<string, MapPlace>
  spots: readonly { code: string; x: number; y: number }[]
  selected: string | null
  mapView: MapViewport
  width: number
}

/** The width of a label's letter in pixels. */
const letterWidth = 8.5

/** Returns the labels of the picked place and of places with a note, if they fit into the visible part. */
function listLabels({ named, spots, selected, mapView, width }: Labelled): Map<string, ShownLabel> {
  const noted = spots.filter(({ code }) => named.get(code)?.note !== undefined)
  const isPicked = ({ code }: { code: string }) => code === selected
  const wanted = [...spots.filter(isPicked), ...noted.filter((spot) => noted.length <= maxNotes && !isPicked(spot))]
  const texts = new Map(wanted.map(({ code }) => [code, formatLabel(code, named.get(code))]))
  const scale = (width / frame.width) * mapView.zoom
  const size = { width, height: (width * frame.height) / frame.width }
  const onScreen = wanted.map(({ code, x, y }) => ({
    code,
    x: (x - mapView.x) * scale + size.width / 2,
    y: (y - mapView.y) * scale + size.height / 2,
    width: (texts.get(code)?.length ?? 0) * letterWidth,
  }))
  return new Map([...placeLabels(onScreen, size)].map(([code, side]) => [code, { side, text: texts.get(code) ?? '' }]))
}

const formatLabel = (code: string, place: MapPlace | undefined) => [code, place?.note].filter(Boolean).join(' ')

type MapButtonsProps = { mapView: MapViewport; fitted: MapViewport; onChange: (mapView: MapViewport) => void }

function MapButtons({ mapView, fitted, onChange }: MapButtonsProps) {
  const isWhole = mapView.zoom === 1
  return (
    <div className="absolute top-2 right-2 flex flex-col rounded-lg border border-line bg-card print:hidden">
      <IconButton label="Zoom in" onClick={() => onChange(moveMapView(mapView, { by: 2 }))}>
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => onChange(moveMapView(mapView, { by: 0.5 }))}>
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label={isWhole ? 'Just the routes' : 'The whole map'}
        onClick={() => onChange(isWhole ? fitted : wholeWorld)}
      >
        {isWhole ? (
          <Minimize2 aria-hidden="true" className="size-4" />
        ) : (
          <Maximize2 aria-hidden="true" className="size-4" />
        )}
      </IconButton>
    </div>
  )
}

/** Returns an element's width on screen in pixels (`before` until it is known) and the ref that watches it. */
function useShownWidth(before: number) {
  const [width, setWidth] = useState(before)
  const watch = (element: Element | null) => {
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || before))
    observer.observe(element)
    return () => observer.disconnect()
  }
  return [width, watch] as const
}
