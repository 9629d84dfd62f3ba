'use client'

import { useEffect, useState } from 'react'
import type { Place } from '@/lib/network/places.ts'

export type PlaceBook = { find: (token: string) => Place }

/** Names and airports of places, fetched once there is a place to name; null until they have come. */
export function usePlaceBook(wanted: boolean): PlaceBook | null {
  const [book, setBook] = useState<PlaceBook | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    import('./place-of.ts').then(
      ({ placeOf }) => gone || setBook({ find: placeOf }),
      // Without the book places go by their codes.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return book
}
