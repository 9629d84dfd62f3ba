'use client'

import { useState } from 'react'

type Action = {
  busy: boolean
  /** The error of the last run, until the next run or `clear`. */
  error: unknown
  /** Runs `work` unless a run is still under way; resolves to whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  clear: () => void
}

/** Runs one action of a form at a time; tells whether it is running and how it failed. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  return {
    busy,
    error,
    clear: () => setError(null),
    run: async (work) => {
      if (busy) return false
      setBusy(true)
      setError(null)
      try {
        await work()
        return true
      } catch (failure) {
        setError(failure)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
