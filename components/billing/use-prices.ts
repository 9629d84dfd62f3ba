'use client'

import { type PriceList, parsePriceList } from '@/lib/billing/prices.ts'
import { useFetched } from '../ui/use-fetched.ts'

export type Prices = {
  /** `undefined` while loading, null if they couldn't be loaded. */
  list: PriceList | null | undefined
  retry: () => void
}

/** Loads what the plans cost now, from the payment provider. */
export function usePrices(): Prices {
  const { value: list, retry } = useFetched('/api/prices', parsePriceList)
  return { list, retry }
}
