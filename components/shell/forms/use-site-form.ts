'use client'

import { type FormEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { createClock, type LocalDate, localDateOf } from '@/lib/core/clock.ts'
import { cleanValues, findFaults, pastFaults, tooLong } from '@/lib/support/forms/check-form.ts'
import type { FormKind, FormValues } from '@/lib/support/forms/form-model.ts'
import { forms } from '@/lib/support/forms/forms.ts'
import { useLoginDialog } from '../log-in/login-dialog-host.tsx'
import { useDraft } from './use-draft.ts'

type Problem = 'too-many' | 'members-only' | 'closed' | 'failed'

/** Why a call failed, as far as a form has words for it. */
export function classifyError(error: unknown): 'too-many' | 'closed' | 'failed' {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'functions/resource-exhausted') return 'too-many'
  return code === 'functions/unavailable' ? 'closed' : 'failed'
}

/** What was kept: its number and its words, and whether something was typed since that is not sent. */
export type Receipt = { reference: string; sent: FormValues; leftOver: boolean }

/** All that is wrong on a day; while the day is not known, days that have passed are let be. */
function faultsOn(day: LocalDate | null, kind: FormKind, values: FormValues): Record<string, string> {
  return { ...findFaults(kind, values), ...(day === null ? {} : pastFaults(kind, values, day)) }
}

/** A form on its way: what is typed, what is wrong with it, and what became of it. */
export function useSiteForm(kind: FormKind, membersOnly: boolean) {
  const { user, clockOffsetMs } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const draft = useDraft(kind)
  const [website, setWebsite] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  // Known once somebody sends: the page itself is made before anybody looks at it.
  const [today, setToday] = useState<LocalDate | null>(null)
  const mustLogIn = membersOnly && !user

  async function send(): Promise<void> {
    setBusy(true)
    const sent = draft.values
    const values = cleanValues(kind, sent)
    // Before anything is waited for: what is typed from here on is another attempt.
    const attempt = draft.attempt()
    const answer = await store
      .session()
      .then((session) => session.submitForm({ kind, attempt, website, values }))
      .catch((error: unknown) => ({ outcome: classifyError(error) }))
    setBusy(false)
    if (answer.outcome !== 'kept') {
      setProblem(answer.outcome)
      return
    }
    setTried(false)
    setReceipt({ reference: answer.reference, sent: values, ...draft.end(sent) })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    setProblem(null)
    const day = localDateOf(createClock(clockOffsetMs).now())
    setToday(day)
    const wrong = faultsOn(day, kind, draft.values)
    const first = forms[kind].find(({ name }) => name in wrong)
    if (first) (event.currentTarget.elements.namedItem(first.name) as HTMLElement | null)?.focus()
    else if (mustLogIn) openLogin({ goOn: 'here' })
    else if (!busy) void send()
  }

  return {
    values: draft.values,
    change: draft.change,
    faults: tried ? faultsOn(today, kind, draft.values) : tooLong(kind, draft.values),
    trap: { value: website, onChange: setWebsite },
    busy,
    problem,
    mustLogIn,
    /** What was kept, and under which number; null until then. */
    receipt,
    again: () => setReceipt(null),
    onSubmit,
  }
}
