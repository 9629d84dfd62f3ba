'use client'

import type { Cabin } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { drawArc, nearLand, nearMapSize, placeOnNearMap } from '@/lib/search/near-map.ts'
import { findMapPlace } from '../ui/map/map-model.ts'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'

/** A place to pick: its token, name, main airport, and the fewest points it takes to fly there, once known. */
export type NearPlace = {
  token: string
  name: string
  airport: string
  lowestPoints: { points: number; program: Program } | null
}

type NearMapProps = {
  from: Pick<NearPlace, 'name' | 'airport'>
  places: readonly NearPlace[]
  cabin: Cabin
  /** The token of the selected place. */
  picked: string
  onPick: (token: string) => void
}

/** A map of the region around Australia, with each place as a button. Places outside the map are left out. */
export function NearMap({ from, places, cabin, picked, onPick }: NearMapProps) {
  const start = findMapPlace(from.airport)
  const shown = places.flatMap((place) => {
    const end = findMapPlace(place.airport)
    const at = end && placeOnNearMap(end)
    return start && end && at ? [{ ...place, at, arc: drawArc(start, end) }] : []
  })
  const home = start && placeOnNearMap(start)
  const { width, height } = nearMapSize
  return (
    <figure>
      <div className="relative overflow-hidden rounded-2xl border border-line bg-sea">
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full">
          <path d={nearLand} className="fill-land" />
          {shown.map(({ token, arc }) => (
            <path
              key={token}
              d={arc}
              fill="none"
              strokeWidth={token === picked ? 4 : 2}
              className={token === picked ? 'stroke-accent' : 'stroke-accent/60'}
            />
          ))}
        </svg>
        {home ? <Dot at={home} /> : null}
        {home ? (
          <p style={percent(home)} className="pointer-events-none absolute translate-x-3 -translate-y-1/2 text-14">
            <span className="font-semibold">{from.name}</span>
          </p>
        ) : null}
        {shown.map(({ token, name, at, lowestPoints }) => (
          <div key={token}>
            <Dot at={at} />
            <button
              type="button"
              aria-pressed={token === picked}
              onClick={() => onPick(token)}
              style={percent(at)}
              className={`absolute min-h-11 rounded-lg border border-edge bg-card px-2.5 py-1 text-left whitespace-nowrap hover:border-ink aria-pressed:border-accent aria-pressed:shadow-[0_0_0_1px_var(--accent)] ${sides[token] ?? above}`}
            >
              <span className="block text-14 leading-5 font-semibold">{name}</span>
              {lowestPoints === null ? null : (
                <span className="figures flex items-center gap-1.5 text-14 leading-5">
                  <CabinChip cabin={cabin} /> {formatNumber(lowestPoints.points)}{' '}
                  {programFacts[lowestPoints.program].name}
                </span>
              )}
            </button>
          </div>
        ))}
      </div>
      <figcaption className="mt-1.5 text-12 text-muted">
        Points for one adult, when we last checked. Lines are great circles. Land: Natural Earth. Airport positions:
        airport-data-js, CC BY 4.0.
      </figcaption>
    </figure>
  )
}

/** How each card is offset from its place, so that it covers no other card or route line. */
const above = '-translate-x-1/2 -translate-y-[calc(100%+0.75rem)]'
const sides: Record<string, string> = {
  TYO: '-translate-x-[calc(100%+0.75rem)] -translate-y-1/2',
  DPS: '-translate-x-[85%] translate-y-3',
  ZQN: '-translate-x-2/3 translate-y-3',
}

type Percent = { left: number; top: number }
const percent = ({ left, top }: Percent) => ({ left: `${left}%`, top: `${top}%` })

function Dot({ at }: { at: Percent }) {
  return (
    <span
      aria-hidden="true"
      style={percent(at)}
      className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-card bg-ink"
    />
  )
}
