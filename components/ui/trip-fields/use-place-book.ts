'use client'

import { useEffect, useState } from 'react'
import type { Place } from '@/lib/network/places.ts'

export type PlaceBook = { find: (token: string) => Place; knows: (token: string) => boolean }

/** The book once it has come, so that what is drawn later has its names at once. */
let loaded: PlaceBook | null = null
let hasWorld = false

/** Fetches names and airports of the networks' places; null when they do not come: places then go by their codes. */
export async function loadPlaceBook(): Promise<PlaceBook | null> {
  const part = await import('./place.ts').catch(() => null)
  if (part) loaded ??= { find: part.getPlace, knows: part.isKnown }
  return loaded
}

/** Adds every other airport of the world to the book, for who asks beyond the networks. */
export async function loadWorldPlaces(): Promise<PlaceBook | null> {
  const book = await loadPlaceBook()
  if (book === null || hasWorld) return book
  hasWorld = await import('@/lib/network/world-places.ts').then(
    () => true,
    () => false,
  )
  // Another book, so that whoever draws from it draws again.
  if (hasWorld) loaded = { ...book }
  return loaded
}

/** Names and airports of some places, fetched once there is one to name; null until they have come. */
export function usePlaceBook(tokens: readonly string[]): PlaceBook | null {
  const [book, setBook] = useState(loaded)
  const asked = tokens.join()
  useEffect(() => {
    if (asked === '') return
    let gone = false
    const show = (came: PlaceBook | null) => gone || setBook(came)
    void loadPlaceBook().then((came) => {
      show(came)
      if (came && !asked.split(',').every(came.knows)) void loadWorldPlaces().then(show)
    })
    return () => {
      gone = true
    }
  }, [asked])
  return book
}
