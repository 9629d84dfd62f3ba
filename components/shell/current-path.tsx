'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** The path in the address bar. One prerendered page answers every unknown path, so only the browser knows it. */
export function CurrentPath() {
  const path = useSyncExternalStore(
    neverChanges,
    () => location.pathname,
    () => '',
  )
  return <span>{path}</span>
}
