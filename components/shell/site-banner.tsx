'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { switchesStore } from '@/lib/shell/switches/watch-switches.ts'

const BannerLine = lazy(() => import('./banner-line.tsx').then((part) => ({ default: part.BannerLine })))

/** Shows the team's message, if there is one (rarely), at the foot of the window so that nothing moves. */
export function SiteBanner() {
  const switches = useSyncExternalStore(switchesStore.subscribe, switchesStore.getState, () => null)
  return switches?.banner ? (
    <Suspense>
      <BannerLine banner={switches.banner} />
    </Suspense>
  ) : null
}
