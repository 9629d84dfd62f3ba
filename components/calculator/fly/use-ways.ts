'use client'

import { useEffect, useState } from 'react'
import type { FlyWay } from '@/lib/calculators/fly/ways.ts'
import { parseWaysFile, type WaysFile } from '@/lib/calculators/fly/ways-file.ts'

/** The ways of a pair: known, being looked up, or failed to load. */
export type WaysState = { status: 'known'; ways: readonly FlyWay[] } | { status: 'loading' } | { status: 'failed' }

/** One pair the page came with. */
export type KnownPair = { from: string; to: string; ways: readonly FlyWay[] }

// One file serves every destination of a city; nobody asks for it twice.
const files = new Map<string, Promise<WaysFile | null>>()

function fetchFile(address: string): Promise<WaysFile | null> {
  const asked = files.get(address)
  if (asked) return asked
  const file = fetch(address)
    .then(async (response) => (response.ok ? parseWaysFile(await response.json()) : null))
    .catch(() => null)
    .then((found) => {
      if (!found) files.delete(address)
      return found
    })
  files.set(address, file)
  return file
}

/** The ways between two cities: from the page itself, or from the file of the origin under `folder`. */
export function useWays(folder: string, known: KnownPair, from: string, to: string): WaysState {
  const address = `${folder}/${from}`
  const [loaded, setLoaded] = useState<{ address: string; file: WaysFile | null } | null>(null)
  const isKnown = from === known.from && to === known.to

  useEffect(() => {
    if (isKnown) return
    let live = true
    void fetchFile(address).then((file) => live && setLoaded({ address, file }))
    return () => {
      live = false
    }
  }, [address, isKnown])

  if (isKnown) return { status: 'known', ways: known.ways }
  if (loaded?.address !== address) return { status: 'loading' }
  return loaded.file ? { status: 'known', ways: loaded.file[to] ?? [] } : { status: 'failed' }
}
