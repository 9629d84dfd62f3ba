'use client'

import { usePlaceBook } from '../ui/trip-fields/use-place-book.ts'
import { listNames } from './list-names.ts'

/** Lists places by name, or by code while the names are not loaded. */
export function PlaceNames({ tokens }: { tokens: readonly string[] }) {
  const book = usePlaceBook(tokens)
  return listNames(tokens.map((token) => book?.find(token).name ?? token))
}
