'use client'

import { type FormEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { cleanValues, faultsOf } from '@/lib/support/forms/check-form.ts'
import type { FormKind } from '@/lib/support/forms/form-model.ts'
import { forms } from '@/lib/support/forms/forms.ts'
import { useLoginDialog } from '../log-in/login-dialog-host.tsx'
import { useDraft } from './use-draft.ts'

type Problem = 'too-many' | 'members-only' | 'closed' | 'failed'

/** Why a call failed, as far as a form has words for it. */
export function problemOf(error: unknown): 'too-many' | 'closed' | 'failed' {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'functions/resource-exhausted') return 'too-many'
  return code === 'functions/unavailable' ? 'closed' : 'failed'
}

/** A form on its way: what is typed, what is wrong with it, and what became of it. */
export function useSiteForm(kind: FormKind, membersOnly: boolean) {
  const { user } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const draft = useDraft(kind)
  const [website, setWebsite] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reference, setReference] = useState<string | null>(null)
  const mustLogIn = membersOnly && !user

  async function send(): Promise<void> {
    setBusy(true)
    const values = cleanValues(kind, draft.values)
    const answer = await store
      .session()
      .then((session) => session.submitForm({ kind, attempt: draft.attempt(), website, values }))
      .catch((error: unknown) => ({ outcome: problemOf(error) }))
    setBusy(false)
    if (answer.outcome !== 'kept') {
      setProblem(answer.outcome)
      return
    }
    setReference(answer.reference)
    setTried(false)
    draft.end()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    setProblem(null)
    const wrong = faultsOf(kind, draft.values)
    const first = forms[kind].find(({ name }) => name in wrong)
    if (first) (event.currentTarget.elements.namedItem(first.name) as HTMLElement | null)?.focus()
    else if (mustLogIn) openLogin({ goOn: 'here' })
    else if (!busy) void send()
  }

  return {
    values: draft.values,
    change: draft.change,
    faults: tried ? faultsOf(kind, draft.values) : {},
    trap: { value: website, onChange: setWebsite },
    busy,
    problem,
    mustLogIn,
    /** The number it was kept under; null until then. */
    reference,
    again: () => setReference(null),
    onSubmit,
  }
}
