'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '../skeleton.tsx'

/** The coastline and its projection come only when a map is drawn at all, and never in a page's own text. */
export const WorldMap = dynamic(() => import('./world-map-picture.tsx').then((module) => module.WorldMapPicture), {
  ssr: false,
  loading: () => <Skeleton className="aspect-[2/1] w-full rounded-2xl" />,
})
