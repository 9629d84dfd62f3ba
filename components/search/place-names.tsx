'use client'

import { usePlaceIndex } from '../ui/trip-fields/use-place-index.ts'
import { listNames } from './list-names.ts'

/** Lists places by name, or by code while the names are not loaded. */
export function PlaceNames({ tokens }: { tokens: readonly string[] }) {
  const placeIndex = usePlaceIndex(tokens)
  return listNames(tokens.map((token) => placeIndex?.find(token).name ?? token))
}
