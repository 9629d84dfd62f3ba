'use client'

import { listNames } from './list-names.ts'
import { usePlaceBook } from './use-place-book.ts'

/** The names of places in words; their codes where the book of names could not be fetched. */
export function PlaceNames({ tokens }: { tokens: readonly string[] }) {
  const book = usePlaceBook(true)
  return listNames(tokens.map((token) => book?.find(token).name ?? token))
}
