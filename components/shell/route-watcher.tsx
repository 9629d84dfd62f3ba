'use client'

import type { Route } from 'next'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { keepSearch } from '@/lib/shell/navigation/keep-search.ts'
import { type BarState, LoadingBar, loadingBar } from '@/lib/shell/navigation/loading-bar.ts'
import { preloadBy } from '@/lib/shell/navigation/preloading.ts'
import { onTransitionStart } from '@/lib/shell/navigation/transitions.ts'

const later = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/**
 * The bar at the top edge while a page is on its way; and, once there, the search it asks is kept for the palette. Links
 * preload by its router.
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
    keepSearch(browserStore(), pathname, search)
  }, [bar, pathname, search])
  useEffect(() => () => bar.close(), [bar])
  useEffect(() => preloadBy((href) => router.prefetch(href as Route)), [router])

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
