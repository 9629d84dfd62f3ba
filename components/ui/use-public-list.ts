'use client'

import { useEffect, useState } from 'react'

/** A list from the site's own API: loading, failed, or known. */
export type PublicList<Item> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; items: readonly Item[] }

/** Fetches a list once; `parse` returns null for an invalid body. */
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
