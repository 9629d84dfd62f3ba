'use client'

import { type PriceList, parsePriceList } from '@/lib/billing/prices.ts'
import type { Shape } from '@/lib/core/fetch-json.ts'
import { useFetched } from '../ui/use-fetched.ts'

export type Prices = {
  /** `undefined` while loading, null if they couldn't be loaded. */
  list: PriceList | null | undefined
  retry: () => void
}

const shape: Shape<PriceList> = {
  safeParse(body) {
    const data = parsePriceList(body)
    return data === null ? { success: false, error: null } : { success: true, data }
  },
}

/** Loads what the plans cost now, from the payment provider. */
export function usePrices(): Prices {
  const { value: list, retry } = useFetched('/api/prices', shape)
  return { list, retry }
}
