'use client'

import { useEffect, useRef } from 'react'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import { type AlertKind, freePlace } from '@/lib/alerts/alert-places.ts'

/** The alert that was saved last, until a list has scrolled to it. */
let latest: { kind: AlertKind; id: string } | null = null

export function rememberSet(kind: AlertKind, id: string): void {
  latest = { kind, id }
}

/** The id a new alert gets: the first one free in the list as it was before the alert was written. */
export function placeOfNew(kind: AlertKind, before: Live<Identified<object>[]>): string {
  return freePlace(
    kind,
    before?.map(({ id }) => id),
  )
}

/** A ref for an alert's heading in a list: scrolls it into view and focuses it if that alert was just saved. */
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
