'use client'

import { CircleAlert } from 'lucide-react'
import { dialogError } from '@/lib/accounts/auth-errors.ts'
import type { DialogTab } from '@/lib/accounts/credentials.ts'

const link = 'font-medium underline underline-offset-2'

/** What a log-in or sign-up failed with, in the catalogue's words, with the ways on that the words name. */
export function DialogErrorNotice({ error, onTab }: { error: unknown; onTab: (tab: DialogTab) => void }) {
  const { text, hint, raw, offer } = dialogError(error)
  return (
    <div role="alert" className="mb-4 flex gap-2.5 rounded-lg border border-danger p-3 text-14">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="min-w-0 space-y-2">
        <p>
          <LinkedText text={text} onTab={onTab} />{' '}
          {offer === 'login' ? (
            <button type="button" className={link} onClick={() => onTab('login')}>
              Log in
            </button>
          ) : null}
        </p>
        {hint ? <p>{hint}</p> : null}
        {raw ? <p className="font-mono text-12 wrap-anywhere text-muted">{raw}</p> : null}
      </div>
    </div>
  )
}

/** The text with its own word for the reset made into the way there. */
function LinkedText({ text, onTab }: { text: string; onTab: (tab: DialogTab) => void }) {
  return text.split(/(resetting your password)/).map((part) => {
    if (part === 'resetting your password') {
      return (
        <button key={part} type="button" className={link} onClick={() => onTab('reset')}>
          {part}
        </button>
      )
    }
    return part
  })
}
