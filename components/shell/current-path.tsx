'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** The path in the address bar. Only the browser knows it, because one prerendered page answers every unknown path. */
export function CurrentPath() {
  const path = useSyncExternalStore(
    neverChanges,
    () => location.pathname,
    () => '',
  )
  return <span>{path}</span>
}
