'use client'

import { useEffect, useState } from 'react'
import { findCachedPaths } from '@/lib/shell/offline/cached-pages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

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
