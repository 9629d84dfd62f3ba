'use client'

import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { notices } from '../ui/notify.ts'

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })))
const none: readonly never[] = []

/** Where toasts appear. The library behind them is loaded with the first one. */
export function ToastOutlet() {
  const waiting = useSyncExternalStore(notices.subscribe, notices.pending, () => none).length > 0
  const [everUsed, setEverUsed] = useState(false)
  if (waiting && !everUsed) setEverUsed(true)
  return everUsed ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null
}
