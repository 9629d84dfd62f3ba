'use client'

import { useEffect, useState } from 'react'
import { type PriceList, parsePriceList } from '@/lib/billing/prices.ts'

export type Prices = {
  /** `undefined` while loading, null if they couldn't be loaded. */
  list: PriceList | null | undefined
  retry: () => void
}

/** Loads what the plans cost now, from the payment provider. */
export function usePrices(): Prices {
  const [list, setList] = useState<PriceList | null | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    const leaving = new AbortController()
    findPrices(leaving.signal).then(setList, () => {
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

async function findPrices(signal: AbortSignal): Promise<PriceList | null> {
  const response = await fetch('/api/prices', { signal })
  return response.ok ? parsePriceList(await response.json()) : null
}
