'use client'

import { usePlaceBook } from '../ui/trip-fields/use-place-book.ts'
import { listNames } from './list-names.ts'

/** The names of places in words; their codes where the book of names could not be fetched. */
export function PlaceNames({ tokens }: { tokens: readonly string[] }) {
  const book = usePlaceBook(tokens)
  return listNames(tokens.map((token) => book?.find(token).name ?? token))
}
