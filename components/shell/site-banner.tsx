'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { switchesStore } from '@/lib/shell/switches/watch-switches.ts'

const BannerLine = lazy(() => import('./banner-line.tsx').then((part) => ({ default: part.BannerLine })))

/** Where a line of the team stands, at the foot of the window so that nothing moves when it comes. Rarely there is one. */
export function SiteBanner() {
  const switches = useSyncExternalStore(switchesStore.subscribe, switchesStore.getState, () => null)
  return switches?.banner ? (
    <Suspense>
      <BannerLine banner={switches.banner} />
    </Suspense>
  ) : null
}
