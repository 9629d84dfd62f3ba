'use client'

import { useEffect, useRef } from 'react'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import { type AlertKind, freePlace } from '@/lib/alerts/alert-places.ts'

/** The alert that was set last, until a list has led to it. */
let latest: { kind: AlertKind; id: string } | null = null

export function rememberSet(kind: AlertKind, id: string): void {
  latest = { kind, id }
}

/** Where an alert that was just written stands, by the list from before. */
export function placeOfNew(kind: AlertKind, before: Live<Identified<object>[]>): string {
  return freePlace(
    kind,
    before?.map(({ id }) => id),
  )
}

/** The heading of an alert in a list: brought into view and focused when it is the one that was just set. */
export function useJustSet(kind: AlertKind, id: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (latest?.kind !== kind || latest.id !== id) return
    latest = null
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [kind, id])
  return heading
}
