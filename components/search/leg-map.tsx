'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '../ui/skeleton.tsx'

/** Where flights go, drawn; the coastline, its projection and the airports come only where a map is drawn at all. */
export const LegMap = dynamic(() => import('./leg-map-picture.tsx').then((part) => part.LegMapPicture), {
  ssr: false,
  loading: () => <Skeleton className="aspect-[960/470] w-full rounded-none" />,
})
