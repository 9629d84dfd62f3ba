'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '../ui/skeleton.tsx'

/** A map of flights. The coastline, its projection and the airports are only loaded where a map is drawn. */
export const LegMap = dynamic(() => import('./leg-map-picture.tsx').then((part) => part.LegMapPicture), {
  ssr: false,
  loading: () => <Skeleton className="aspect-[960/470] w-full rounded-none" />,
})
