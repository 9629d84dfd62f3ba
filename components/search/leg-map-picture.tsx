'use client'

import { type LabelSide, placeLabels } from '@/lib/search/map-labels.ts'
import { type DrawnMap, drawMap, formatViewBox, frame } from '@/lib/search/world-map.ts'
import { findMapPlace, type MapLine } from '../ui/map/map-model.ts'

/** The part of a flight that a map draws; `stops` is null if they are unknown. */
type MappedLeg = { from: string; to: string; stops: readonly string[] | null }

/** Flights on a map that isn't interactive, each by way of its stops; the text beside it describes them. */
export function LegMapPicture({ label, legs }: { label: string; legs: readonly MappedLeg[] }) {
  const lines = legs.flatMap(listLines)
  const { land, lines: arcs, spots, fitted } = drawMap(lines)
  const unit = 1 / fitted.zoom
  const names = new Map(lines.flatMap(({ from, to }) => [from, to]).map(({ code, name }) => [code, name]))
  const sides = findSides({ spots, fitted }, names)
  return (
    <svg role="img" aria-label={label} viewBox={formatViewBox(fitted)} className="block w-full bg-sea">
      <path d={land} className="fill-land" />
      {arcs.map(({ path }) => (
        <path key={path} d={path} fill="none" strokeWidth={unit * 4} className="stroke-accent" />
      ))}
      {spots.map(({ code, x, y }) => (
        <g key={code} transform={`translate(${x} ${y}) scale(${unit})`}>
          <circle r="9" className="fill-ink" />
          <PlaceName side={sides.get(code)}>{names.get(code)}</PlaceName>
        </g>
      ))}
    </svg>
  )
}

function listLines({ from, to, stops }: MappedLeg): MapLine[] {
  const places = [from, ...(stops ?? []), to].flatMap((code) => findMapPlace(code) ?? [])
  return places.slice(1).flatMap((to, at) => {
    const from = places[at]
    return from ? [{ from, to, kind: 'flown' as const }] : []
  })
}

const fontSize = 38
/** Pixels of `placeLabels`, whose labels are 16 pixels high, for each of the picture's units. */
const labelScale = 16 / (fontSize * 1.15)

/** Beside its place where there is room; two airports of a city would otherwise write over each other. */
function findSides({ spots, fitted }: Pick<DrawnMap, 'spots' | 'fitted'>, names: ReadonlyMap<string, string>) {
  const labels = spots.map(({ code, x, y }) => ({
    code,
    x: ((x - fitted.x) * fitted.zoom + frame.width / 2) * labelScale,
    y: ((y - fitted.y) * fitted.zoom + frame.height / 2) * labelScale,
    width: (names.get(code)?.length ?? 0) * fontSize * 0.55 * labelScale,
  }))
  const size = { width: frame.width * labelScale, height: frame.height * labelScale }
  return placeLabels(labels, size, ['right', 'left', 'above', 'below'])
}

const positions: Record<LabelSide, { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' }> = {
  right: { x: 18, y: 12, textAnchor: 'start' },
  left: { x: -18, y: 12, textAnchor: 'end' },
  above: { x: 0, y: -22, textAnchor: 'middle' },
  below: { x: 0, y: 46, textAnchor: 'middle' },
}

function PlaceName({ side, children }: { side: LabelSide | undefined; children: string | undefined }) {
  if (!side) return null
  return (
    <text {...positions[side]} className="fill-ink font-semibold" style={{ fontSize }}>
      {children}
    </text>
  )
}
