'use client'

import { useEffect, useState } from 'react'
import type { Place } from '@/lib/network/places.ts'

export type PlaceIndex = { find: (token: string) => Place; knows: (token: string) => boolean }

/** The loaded index, so that components mounted later have the names at once; null until then. */
let loaded: PlaceIndex | null = null
let hasWorld = false

/** Loads the networks' places and airports; returns null if that fails, and codes then stand in for names. */
export async function loadPlaceIndex(): Promise<PlaceIndex | null> {
  const part = await import('./place.ts').catch(() => null)
  if (part) loaded ??= { find: part.getPlace, knows: part.isKnown }
  return loaded
}

/** Adds all other airports of the world to the index, for searches beyond the networks. */
export async function loadWorldPlaces(): Promise<PlaceIndex | null> {
  const placeIndex = await loadPlaceIndex()
  if (placeIndex === null || hasWorld) return placeIndex
  hasWorld = await import('@/lib/network/world-places.ts').then(
    () => true,
    () => false,
  )
  // A new object, so that components that use the index render again.
  if (hasWorld) loaded = { ...placeIndex }
  return loaded
}

/** Returns the names and airports of places, loaded once there is a token to name; null until then. */
export function usePlaceIndex(tokens: readonly string[]): PlaceIndex | null {
  const [placeIndex, setBook] = useState(loaded)
  const joinedTokens = tokens.join()
  useEffect(() => {
    if (joinedTokens === '') return
    let gone = false
    const show = (came: PlaceIndex | null) => gone || setBook(came)
    void loadPlaceIndex().then((came) => {
      show(came)
      if (came && !joinedTokens.split(',').every(came.knows)) void loadWorldPlaces().then(show)
    })
    return () => {
      gone = true
    }
  }, [joinedTokens])
  return placeIndex
}
