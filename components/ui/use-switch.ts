'use client'

import { useSyncExternalStore } from 'react'
import type { Switches } from '@/lib/shell/switches/switches.ts'
import { switchesStore } from '@/lib/shell/switches/watch-switches.ts'

/** Whether something is on, as far as this page has heard. */
export function useSwitch(name: Exclude<keyof Switches, 'banner'>): boolean {
  return useSyncExternalStore(
    switchesStore.subscribe,
    () => switchesStore.getState()?.[name] !== false,
    () => true,
  )
}
