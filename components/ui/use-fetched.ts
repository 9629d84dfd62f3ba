'use client'

import { useEffect, useState } from 'react'

type Fetched<Value> = {
  /** `undefined` while loading, null if it couldn't be loaded. */
  value: Value | null | undefined
  retry: () => void
}

/**
 * Fetches a public answer of the site's own API once, without TanStack Query, which most of these pages don't otherwise
 * load. `parse` returns null for an invalid body; pass the same function on every render.
 */
export function useFetched<Value>(address: string, parse: (body: unknown) => Value | null): Fetched<Value> {
  const [value, setValue] = useState<Value | null | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    const leaving = new AbortController()
    fetch(address, { signal: leaving.signal })
      .then(async (response) => (response.ok ? parse(await response.json()) : null))
      // The page says that it couldn't be loaded, with a button that calls `retry`.
      .catch(() => null)
      .then((found) => {
        if (!leaving.signal.aborted) setValue(found)
      })
    return () => leaving.abort()
  }, [address, parse, attempt])
  return {
    value,
    retry: () => {
      setValue(undefined)
      setAttempt((before) => before + 1)
    },
  }
}
