'use client'

import { useEffect, useState } from 'react'
import { PriceList } from '@/lib/billing/prices.ts'
import { fetchJson } from '@/lib/finder/fetch-json.ts'

export type Prices = {
  /** Undefined until they have come, null when they could not be had. */
  list: PriceList | null | undefined
  retry: () => void
}

/** What the plans cost, as the payment provider says now. */
export function usePrices(): Prices {
  const [list, setList] = useState<PriceList | null | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const leaving = new AbortController()
    fetchJson('/api/prices', PriceList, { signal: leaving.signal, token: null }).then(setList, () => {
      if (!leaving.signal.aborted) setList(null)
    })
    return () => leaving.abort()
  }, [attempt])
  return {
    list,
    retry: () => {
      setList(undefined)
      setAttempt((before) => before + 1)
    },
  }
}
