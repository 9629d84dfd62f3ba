'use client'

import { useEffect, useState } from 'react'
import type { Shape } from '@/lib/core/fetch-json.ts'

type Fetched<Value> = {
  /** `undefined` while loading, null if it couldn't be loaded. */
  value: Value | null | undefined
  retry: () => void
}

/**
 * Fetches a public answer of the site's own API once, without TanStack Query, which most of these pages don't otherwise
 * load. Pass the same `shape` on every render.
 */
export function useFetched<Value>(address: string, shape: Shape<Value>): Fetched<Value> {
  const [value, setValue] = useState<Value | null | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    const leaving = new AbortController()
    fetch(address, { signal: leaving.signal })
      .then(async (response) => {
        const read = response.ok ? shape.safeParse(await response.json()) : null
        return read?.success ? read.data : null
      })
      // The page says that it couldn't be loaded, with a button that calls `retry`.
      .catch(() => null)
      .then((found) => {
        if (!leaving.signal.aborted) setValue(found)
      })
    return () => leaving.abort()
  }, [address, shape, attempt])
  return {
    value,
    retry: () => {
      setValue(undefined)
      setAttempt((before) => before + 1)
    },
  }
}
