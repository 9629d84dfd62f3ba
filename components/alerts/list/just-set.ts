'use client'

import { useEffect, useRef } from 'react'
import type { AlertKind } from '@/lib/alerts/alert-places.ts'

/** An alert of a list, or one about to be written, whose place isn't certain until then. */
type Alert = { id?: string; identity?: string | undefined }

/** The alert that was saved last, until a list has scrolled to it. */
let latest: { kind: AlertKind; alert: Alert } | null = null

export function rememberSet(kind: AlertKind, alert: Alert): void {
  latest = { kind, alert }
}

/** Returns whether an alert is the one just saved, once. Only its identity tells, unless it has none. */
export function takeJustSet(kind: AlertKind, { id, identity }: Alert): boolean {
  if (latest?.kind !== kind || latest.alert.identity !== identity) return false
  if (identity === undefined && latest.alert.id !== id) return false
  latest = null
  return true
}

/** A ref for an alert's heading in a list: scrolls it into view and focuses it if that alert was just saved. */
export function useJustSet(kind: AlertKind, { id, identity }: Alert) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takeJustSet(kind, { id, identity })) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [kind, id, identity])
  return heading
}
