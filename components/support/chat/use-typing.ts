'use client'

import { useEffect, useRef, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { ChatSide } from '@/lib/support/chat/chat.ts'

/** The shortest time between two reports of typing. Each report counts for `HOLDS_MS`, which is a little longer. */
const NOTIFY_EVERY_MS = 3_000
const HOLDS_MS = 6_000

/** Returns a function that tells the other side that this one is typing. */
export function useNotifyTyping(id: string | null, side: ChatSide): () => void {
  const store = useAccountStore()
  const lastReportMs = useRef(0)
  return () => {
    const now = performance.now()
    if (id === null || (lastReportMs.current > 0 && now - lastReportMs.current < NOTIFY_EVERY_MS)) return
    lastReportMs.current = now
    store.session().then(
      (session) => session.noteTyping(id, side),
      () => {},
    )
  }
}

/** Returns whether the other side is typing, timed from when the report arrived. `undefined` means not loaded yet. */
export function useIsTyping(typingAt: string | null | undefined): boolean {
  const first = useRef<string | null | undefined>(undefined)
  const [fresh, setFresh] = useState<string | null>(null)
  useEffect(() => {
    // Ignore the value found when the page opened, because its age is unknown.
    if (first.current === undefined) first.current = typingAt
    if (typingAt === null || typingAt === undefined || typingAt === first.current) return setFresh(null)
    setFresh(typingAt)
    const timer = setTimeout(() => setFresh(null), HOLDS_MS)
    return () => clearTimeout(timer)
  }, [typingAt])
  return fresh !== null
}
