'use client'

import { useEffect, useState } from 'react'
import type { Place } from '@/lib/network/places.ts'

export type PlaceBook = { find: (token: string) => Place }

/** The book once it has come, so that what is drawn later has its names at once. */
let loaded: PlaceBook | null = null

/** Fetches names and airports of places; null when they do not come, for places then go by their codes. */
export async function loadPlaceBook(): Promise<PlaceBook | null> {
  const part = await import('./place-of.ts').catch(() => null)
  if (part) loaded ??= { find: part.placeOf }
  return loaded
}

/** Names and airports of places, fetched once there is a place to name; null until they have come. */
export function usePlaceBook(wanted: boolean): PlaceBook | null {
  const [book, setBook] = useState(loaded)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    void loadPlaceBook().then((came) => gone || setBook(came))
    return () => {
      gone = true
    }
  }, [wanted])
  return book
}
