'use client'

import NextLink from 'next/link'
import { type ComponentProps, useEffect, useRef, useSyncExternalStore } from 'react'
import { isPreloading, onPreloadingChange, preloadWhenSeen } from '@/lib/shell/navigation/preloading.ts'

/**
 * A link to a page of ours. It preloads the page once its visitor has moved and it can be seen. The router has at most
 * four preloads under way; what Link itself begins for a link under the pointer could be twelve.
 */
export default function Link<Href>({ prefetch, ...props }: ComponentProps<typeof NextLink<Href>>) {
  const { href } = props
  const preloads = useSyncExternalStore(onPreloadingChange, isPreloading, () => false) && prefetch !== false
  const place = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const link = place.current
    if (preloads && link && typeof href === 'string') return preloadWhenSeen(link, href)
  }, [preloads, href])
  return <NextLink<Href> {...props} ref={place} prefetch={false} />
}
