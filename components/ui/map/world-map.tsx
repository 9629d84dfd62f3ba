'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '../skeleton.tsx'

/** Loads the coastline and its projection only when a map is shown, and never puts them in the prerendered page. */
export const WorldMap = dynamic(() => import('./world-map-picture.tsx').then((module) => module.WorldMapPicture), {
  ssr: false,
  loading: () => <Skeleton className="aspect-[2/1] w-full rounded-2xl" />,
})
