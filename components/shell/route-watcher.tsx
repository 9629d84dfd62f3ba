'use client'
'use no memo'

import type { Route } from 'next'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { type Connection, followLinks, mayPreload, preloadLinks } from '@/lib/shell/navigation/follow-links.ts'
import { type BarState, LoadingBar, loadingBar } from '@/lib/shell/navigation/loading-bar.ts'
import { saveRecentSearch } from '@/lib/shell/navigation/save-recent-search.ts'
import { onTransitionStart } from '@/lib/shell/navigation/transitions.ts'

const later = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/**
 * Makes the router follow and preload links, and shows the loading bar at the top edge while a page loads. If the
 * loaded page is a search, keeps it for the palette.
 */
export function RouteWatcher() {
  const [state, setState] = useState<BarState>({ percent: 0, visible: false })
  const [bar] = useState(() => new LoadingBar({ later, now: () => performance.now(), show: setState }))
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams().toString()

  useEffect(
    () =>
      onTransitionStart((address) => {
        const to = new URL(address, location.href)
        if (to.pathname !== location.pathname || to.search !== location.search) bar.start()
      }),
    [bar],
  )
  useEffect(() => {
    bar.finish()
    saveRecentSearch(browserStore(), pathname, search)
  }, [bar, pathname, search])
  useEffect(() => () => bar.close(), [bar])
  useEffect(() => followLinks({ push: (href) => router.push(href as Route) }), [router])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links.
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (mayPreload(connection)) return preloadLinks({ prefetch: (href) => router.prefetch(href as Route) })
  }, [router, pathname])

  return (
    <div
      aria-hidden="true"
      data-loading-bar={state.visible ? 'visible' : 'hidden'}
      style={{
        height: loadingBar.heightPx,
        transform: `scaleX(${state.percent / 100})`,
        transitionDuration: `100ms, ${loadingBar.resetDelay}ms`,
      }}
      className={`pointer-events-none fixed inset-x-0 top-0 z-[60] origin-left bg-accent transition-[transform,opacity] print:hidden ${state.visible ? 'opacity-100' : 'opacity-0'}`}
    />
  )
}
