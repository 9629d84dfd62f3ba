'use client'

import { useEffect, useState } from 'react'
import { type Draft, dropDraft, keepDraft, recallDraft } from '@/lib/support/forms/draft.ts'
import type { FormValues } from '@/lib/support/forms/form-model.ts'

/** What is typed into a form: it survives a reload of the tab, and ends when the form has been kept. */
export function useDraft(kind: string) {
  const [draft, setDraft] = useState<Draft | null>(null)

  useEffect(() => {
    const kept = tabStore() && recallDraft(sessionStorage, kind)
    if (kept) setDraft(kept)
  }, [kind])

  return {
    values: draft?.values ?? {},
    change(change: FormValues): void {
      const next = { attempt: draft?.attempt ?? crypto.randomUUID(), values: { ...draft?.values, ...change } }
      setDraft(next)
      if (tabStore()) keepDraft(sessionStorage, kind, next)
    },
    /** The attempt to send it as: the same until it was kept. */
    attempt(): string {
      return draft?.attempt ?? crypto.randomUUID()
    },
    end(): void {
      setDraft(null)
      if (tabStore()) dropDraft(sessionStorage, kind)
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
