'use client'

import { useEffect, useState } from 'react'

/** The routings of a pair: known, being looked up, or failed to load. */
export type RoutingsState<Routing> =
  | { status: 'known'; routings: readonly Routing[] }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }

/** A pair whose routings are part of the page. */
export type KnownPair<Routing> = { from: string; to: string; routings: readonly Routing[] }

/** The routings from one city to each of its destinations, by slug: a static file the browser fetches when needed. */
type RoutingsFile<Routing> = Record<string, readonly Routing[]>

// One file serves every destination of a city, so it is fetched only once; a failed fetch may be repeated.
const files = new Map<string, Promise<unknown>>()

function fetchFile(address: string): Promise<unknown> {
  const pending = files.get(address)
  if (pending) return pending
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

export type RoutingsSource<Routing> = {
  /** The folder with a file for each origin. */
  folder: string
  known: KnownPair<Routing>
  /** Returns null if the body isn't a file of routings. */
  parse: (body: unknown) => RoutingsFile<Routing> | null
}

/** Returns the routings between two cities: from the page itself, or from the origin's file. */
export function useRoutings<Routing>(
  { folder, known, parse }: RoutingsSource<Routing>,
  from: string,
  to: string,
): RoutingsState<Routing> {
  const address = `${folder}/${from}`
  const [loaded, setLoaded] = useState<{ address: string; file: RoutingsFile<Routing> | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isKnown = from === known.from && to === known.to

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same file again.
  useEffect(() => {
    if (isKnown) return
    let live = true
    void fetchFile(address).then((body) => live && setLoaded({ address, file: parse(body) }))
    return () => {
      live = false
    }
  }, [address, isKnown, parse, attempt])

  if (isKnown) return { status: 'known', routings: known.routings }
  if (loaded?.address !== address) return { status: 'loading' }
  if (loaded.file) return { status: 'known', routings: loaded.file[to] ?? [] }
  const retry = () => {
    setLoaded(null)
    setAttempt(attempt + 1)
  }
  return { status: 'failed', retry }
}
