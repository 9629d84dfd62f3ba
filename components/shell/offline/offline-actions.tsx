'use client'

import { useEffect, useState } from 'react'
import { findCachedPaths } from '@/lib/shell/offline/cached-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const AGAIN_MS = 3_000

/**
 * Reloads the page: on a click, and automatically once the connection is back, unless it is the offline page itself.
 * @param ownPath the path of the offline page
 */
export function TryAgain({ ownPath }: { ownPath: string }) {
  useEffect(() => {
    const reloadIfOnline = () => {
      if (location.pathname === ownPath || !navigator.onLine) return
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => location.reload(),
        // Still no connection: the next check may find one.
        () => {},
      )
    }
    window.addEventListener('online', reloadIfOnline)
    // The event may fire before this script runs, or before the network is usable.
    const again = setInterval(reloadIfOnline, AGAIN_MS)
    return () => {
      window.removeEventListener('online', reloadIfOnline)
      clearInterval(again)
    }
  }, [ownPath])
  return (
    <Button kind="primary" onClick={() => location.reload()}>
      Try again
    </Button>
  )
}

type OfflineLink = { path: string; title: string; summary: string }

/** The pages saved on this device. Plain links, because each full page load is answered from the device. */
export function OfflineLinks({ links }: { links: readonly OfflineLink[] }) {
  const [kept, setKept] = useState<readonly string[] | null>(null)
  useEffect(() => {
    findCachedPaths().then(setKept, () => setKept([]))
  }, [])
  if (kept === null) return <Skeleton className="h-40 rounded-lg" />
  const ready = links.filter(({ path }) => kept.includes(path))
  if (ready.length === 0) {
    return <p className="text-16 text-muted">No calculators saved on this device yet. Visiting one saves it.</p>
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ready.map(({ path, title, summary }) => (
        <li key={path}>
          <a href={path} className="block h-full rounded-lg border border-line bg-card p-4 hover:border-edge">
            <span className="block text-16 font-semibold">{title}</span>
            <span className="mt-1 block text-14 text-muted">{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
