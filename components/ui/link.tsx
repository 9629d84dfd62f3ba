'use client'

import NextLink from 'next/link'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { isPreloading, onPreloadingChange } from '@/lib/shell/navigation/preloading.ts'

/** A link to a page of ours. It preloads the page only once its visitor has moved: see `preloadAfterFirstMove`. */
export default function Link<Href>({ prefetch, ...props }: ComponentProps<typeof NextLink<Href>>) {
  const preloads = useSyncExternalStore(onPreloadingChange, isPreloading, () => false)
  return <NextLink<Href> {...props} prefetch={preloads ? prefetch : false} />
}
