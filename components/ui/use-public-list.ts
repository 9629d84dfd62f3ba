'use client'

import { useEffect, useState } from 'react'

/** A list of the site's own API: being asked for, there, or not to be had. */
export type PublicList<Item> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; items: readonly Item[] }

/** Asks for a list once; `parse` answers null for a body that is none. */
export function usePublicList<Item>(
  address: string,
  parse: (body: unknown) => readonly Item[] | null,
): PublicList<Item> {
  const [list, setList] = useState<PublicList<Item>>({ status: 'loading' })

  useEffect(() => {
    const ended = new AbortController()
    fetch(address, { signal: ended.signal })
      .then(async (response) => (response.ok ? parse(await response.json()) : null))
      .catch(() => null)
      .then((items) => {
        if (!ended.signal.aborted) setList(items ? { status: 'known', items } : { status: 'failed' })
      })
    return () => ended.abort()
  }, [address, parse])

  return list
}
