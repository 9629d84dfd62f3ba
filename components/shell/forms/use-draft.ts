'use client'

import { useEffect, useRef, useState } from 'react'
import { type Draft, differs, dropDraft, recallDraft, storeDraft, typedInto } from '@/lib/support/forms/draft.ts'
import type { FormValues } from '@/lib/support/forms/form-model.ts'

/** Keeps what is typed into a form: it survives a reload of the tab, and is dropped once the form has been sent. */
export function useDraft(kind: string) {
  const [draft, setDraft] = useState<Draft | null>(null)
  // What is typed by now, because a `send` that is still waiting holds the values of an earlier render.
  const latest = useRef<Draft | null>(null)

  function hold(next: Draft | null): void {
    latest.current = next
    setDraft(next)
    if (!tabStore()) return
    if (next) storeDraft(sessionStorage, kind, next)
    else dropDraft(sessionStorage, kind)
  }

  useEffect(() => {
    const kept = tabStore() ? recallDraft(sessionStorage, kind) : null
    if (!kept) return
    latest.current = kept
    setDraft(kept)
  }, [kind])

  return {
    values: draft?.values ?? {},
    change: (change: FormValues): void => hold(typedInto(latest.current, change, () => crypto.randomUUID())),
    /** Returns the id to send the current text under: the same for every retry, until something else is typed. */
    attempt(): string {
      const tried = { ...(latest.current ?? { attempt: crypto.randomUUID(), values: {} }), tried: true }
      hold(tried)
      return tried.attempt
    },
    /** Drops the draft that was sent. If something was typed since, the draft stays and `leftOver` is true. */
    end(sent: FormValues): { leftOver: boolean } {
      const leftOver = differs(latest.current, sent)
      if (!leftOver) hold(null)
      return { leftOver }
    },
  }
}

/** Drops what was typed into a form of this kind, for the next time one is shown. */
export function forgetDraft(kind: string): void {
  if (tabStore()) dropDraft(sessionStorage, kind)
}

/** Returns whether this tab may store anything; even asking can throw. */
function tabStore(): boolean {
  try {
    return window.sessionStorage !== null
  } catch {
    return false
  }
}
