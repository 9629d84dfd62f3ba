'use client'

import { useSyncExternalStore } from 'react'
import type { Switches } from '@/lib/shell/switches/switches.ts'
import { switchesStore } from '@/lib/shell/switches/watch-switches.ts'

/** Returns whether a switch is on; true until this page knows that it is off. */
export function useSwitch(name: Exclude<keyof Switches, 'banner'>): boolean {
  return useSyncExternalStore(
    switchesStore.subscribe,
    () => switchesStore.getState()?.[name] !== false,
    () => true,
  )
}
