'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { createClock, type LocalDate, localDateOf } from '@/lib/core/clock.ts'
import { cleanValues, findFaults, pastFaults, tooLong } from '@/lib/support/forms/check-form.ts'
import { type Draft, differs, dropDraft, recallDraft, storeDraft, typedInto } from '@/lib/support/forms/draft.ts'
import type { FormKind, FormValues } from '@/lib/support/forms/form-model.ts'
import { forms } from '@/lib/support/forms/forms.ts'
import { useLoginDialog } from '../log-in/login-dialog-host.tsx'

type Problem = 'too-many' | 'members-only' | 'closed' | 'failed'

/** Returns why a call failed, as one of the problems a form has words for. */
export function classifyError(error: unknown): 'too-many' | 'closed' | 'failed' {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'functions/resource-exhausted') return 'too-many'
  return code === 'functions/unavailable' ? 'closed' : 'failed'
}

/** What was sent: its reference number, its values, and whether unsent text was typed since. */
export type Receipt = { reference: string; sent: FormValues; leftOver: boolean }

/** Returns all faults as of a day; while the day isn't known, dates that have passed are accepted. */
function faultsOn(day: LocalDate | null, kind: FormKind, values: FormValues): Record<string, string> {
  return { ...findFaults(kind, values), ...(day === null ? {} : pastFaults(kind, values, day)) }
}

/** The state of a form: what is typed, what is wrong with it, and how sending it went. */
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
  // Set when the visitor first submits: the page is prerendered, so it can't know the date.
  const [today, setToday] = useState<LocalDate | null>(null)
  const mustLogIn = membersOnly && !user

  async function send(): Promise<void> {
    setBusy(true)
    const sent = draft.values
    const values = cleanValues(kind, sent)
    // Before the first `await`: anything typed from here on is another attempt.
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
    /** What was sent, with its reference number; null until then. */
    receipt,
    again: () => setReceipt(null),
    onSubmit,
  }
}

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

/** A honeypot, hidden from people: bots that fill in every field fill it in too. */
export function FormTrap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div aria-hidden="true" className="fixed -left-[200vw]">
      <label>
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
