'use client'

import { useEffect, useRef, useState } from 'react'
import { type Draft, differs, dropDraft, keepDraft, recallDraft, typedInto } from '@/lib/support/forms/draft.ts'
import type { FormValues } from '@/lib/support/forms/form-model.ts'

/** What is typed into a form: it survives a reload of the tab, and ends when the form has been kept. */
export function useDraft(kind: string) {
  const [draft, setDraft] = useState<Draft | null>(null)
  // What is typed by now, for whoever began to send a moment ago.
  const latest = useRef<Draft | null>(null)

  function hold(next: Draft | null): void {
    latest.current = next
    setDraft(next)
    if (!tabStore()) return
    if (next) keepDraft(sessionStorage, kind, next)
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
    /** The attempt to send what is typed now as: the same for every try, until something else is typed. */
    attempt(): string {
      const tried = { ...(latest.current ?? { attempt: crypto.randomUUID(), values: {} }), tried: true }
      hold(tried)
      return tried.attempt
    },
    /** Ends what was sent. What was typed since stays, and is said to be there. */
    end(sent: FormValues): { leftOver: boolean } {
      const leftOver = differs(latest.current, sent)
      if (!leftOver) hold(null)
      return { leftOver }
    },
  }
}

/** Whether this tab may store at all: asking can throw. */
function tabStore(): boolean {
  try {
    return window.sessionStorage !== null
  } catch {
    return false
  }
}
