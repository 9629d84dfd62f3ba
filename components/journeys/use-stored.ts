'use client'

import { useSyncExternalStore } from 'react'

type Kept<Value> = { version: number; value: Value }

let version = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const kept = new Map<unknown, Kept<unknown>>()

/** What is kept on this device, and a call after it changed. The server and the first drawing know of nothing. */
export function useStored<Value>(read: (storage: Storage) => Value[]): [Value[], () => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => storedBy(read),
    () => nothing as Value[],
  )
  return [value, changed]
}

const nothing: unknown[] = []

/** The same list until something changes, or React would draw forever. */
function storedBy<Value>(read: (storage: Storage) => Value[]): Value[] {
  const known = kept.get(read)
  if (known?.version === version) return known.value as Value[]
  const value = read(localStorage)
  kept.set(read, { version, value })
  return value
}

function changed(): void {
  version += 1
  for (const listener of listeners) listener()
}
