'use client'

import { useEffect, useState } from 'react'

/** The ways of a pair: known, being looked up, or failed to load. */
export type WaysState<Way> = { status: 'known'; ways: readonly Way[] } | { status: 'loading' } | { status: 'failed' }

/** A pair whose ways are part of the page. */
export type KnownPair<Way> = { from: string; to: string; ways: readonly Way[] }

/** The ways from one city to each of its destinations, by slug: a static file that the browser fetches when needed. */
type WaysFile<Way> = Record<string, readonly Way[]>

// One file serves every destination of a city, so it is fetched only once; a failed fetch may be repeated.
const files = new Map<string, Promise<unknown>>()

function fetchFile(address: string): Promise<unknown> {
  const asked = files.get(address)
  if (asked) return asked
  const file = fetch(address)
    .then(async (response): Promise<unknown> => (response.ok ? response.json() : null))
    .catch(() => null)
    .then((found) => {
      if (found === null) files.delete(address)
      return found
    })
  files.set(address, file)
  return file
}

export type WaysAsk<Way> = {
  /** The folder with a file for each origin. */
  folder: string
  known: KnownPair<Way>
  /** Returns null if the body isn't a file of ways. */
  parse: (body: unknown) => WaysFile<Way> | null
}

/** Returns the ways between two cities: from the page itself, or from the origin's file. */
export function useWays<Way>({ folder, known, parse }: WaysAsk<Way>, from: string, to: string): WaysState<Way> {
  const address = `${folder}/${from}`
  const [loaded, setLoaded] = useState<{ address: string; file: WaysFile<Way> | null } | null>(null)
  const isKnown = from === known.from && to === known.to

  useEffect(() => {
    if (isKnown) return
    let live = true
    void fetchFile(address).then((body) => live && setLoaded({ address, file: parse(body) }))
    return () => {
      live = false
    }
  }, [address, isKnown, parse])

  if (isKnown) return { status: 'known', ways: known.ways }
  if (loaded?.address !== address) return { status: 'loading' }
  return loaded.file ? { status: 'known', ways: loaded.file[to] ?? [] } : { status: 'failed' }
}
