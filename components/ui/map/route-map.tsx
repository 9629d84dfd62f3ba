'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '../skeleton.tsx'

/** The coastline and its projection come only where a map is drawn at all. */
export const RouteMap = dynamic(() => import('./route-map-picture.tsx').then((module) => module.RouteMapPicture), {
  ssr: false,
  loading: () => <Skeleton className="aspect-[960/470] w-full rounded-none" />,
})
