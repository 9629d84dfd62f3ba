'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '../ui/skeleton.tsx'

/** An airport on the map, as much as it needs to be drawn. */
export type MapPlace = { code: string; name: string; lat: number; lon: number }

/** A great circle: to somewhere in reach, to somewhere beyond it, or over a stretch that is not flown. */
export type MapLine = { from: MapPlace; to: MapPlace; kind: 'flown' | 'faint' | 'surface' }

export type WorldMapProps = {
  /** What the map shows, for those who cannot see it; the same is always in a list beside it. */
  label: string
  lines: readonly MapLine[]
  /** The place picked in the list or here. */
  selected: string | null
  onSelect: (code: string) => void
}

/** The coastline and its projection come only when a map is drawn at all, and never in a page's own text. */
export const WorldMap = dynamic(() => import('./world-map-picture.tsx').then((module) => module.WorldMapPicture), {
  ssr: false,
  loading: () => <Skeleton className="aspect-[2/1] w-full rounded-2xl" />,
})
