'use client'

import { useEffect, useState } from 'react'
import { type PriceList, parsePriceList } from '@/lib/billing/prices.ts'

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
