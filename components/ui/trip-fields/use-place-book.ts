'use client'

import { useEffect, useState } from 'react'
import type { Place } from '@/lib/network/places.ts'

export type PlaceBook = { find: (token: string) => Place; knows: (token: string) => boolean }

/** The loaded book, so that components mounted later have the names at once; null until then. */
let loaded: PlaceBook | null = null
let hasWorld = false

/** Loads the networks' places and airports; returns null if that fails, and codes then stand in for names. */
export async function loadPlaceBook(): Promise<PlaceBook | null> {
  const part = await import('./place.ts').catch(() => null)
  if (part) loaded ??= { find: part.getPlace, knows: part.isKnown }
  return loaded
}

/** Adds all other airports of the world to the book, for searches beyond the networks. */
export async function loadWorldPlaces(): Promise<PlaceBook | null> {
  const book = await loadPlaceBook()
  if (book === null || hasWorld) return book
  hasWorld = await import('@/lib/network/world-places.ts').then(
    () => true,
    () => false,
  )
  // A new object, so that components that use the book render again.
  if (hasWorld) loaded = { ...book }
  return loaded
}

/** Returns the names and airports of places, loaded once there is a token to name; null until then. */
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
