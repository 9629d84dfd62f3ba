'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type MailChoice, MailStanding } from '@/lib/alerts/delivery/mail-choice.ts'
import { ApiFailure, fetchJson } from '@/lib/core/fetch-json.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ChoiceView } from './choice-view.tsx'

const addressOf = (token: string) => `/api/alerts/unsubscribe?${new URLSearchParams({ token })}`

/** @throws ApiFailure */
function readMailStanding(token: string, signal: AbortSignal): Promise<MailStanding> {
  return fetchJson(addressOf(token), MailStanding, { signal, token: null })
}

/** @throws Error with what to say */
async function sendMailChoice(token: string, choice: MailChoice): Promise<MailStanding> {
  const body = new URLSearchParams({ choice })
  const response = await fetch(addressOf(token), { method: 'POST', body }).catch(() => null)
  if (!response?.ok) throw new Error('That didn’t reach us. Check your connection and try again.')
  return MailStanding.parse(await response.json())
}

type State = { standing: MailStanding; chosen: MailChoice | null } | { failure: unknown } | null

/** The page behind the links at the foot of a mail. Opening it changes nothing. */
export function MailChoices() {
  const token = useSearchParams().get('token') ?? ''
  const [state, setState] = useState<State>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => {
    if (token === '') return
    const stop = new AbortController()
    readMailStanding(token, stop.signal).then(
      (standing) => setState({ standing, chosen: null }),
      (failure: unknown) => stop.signal.aborted || setState({ failure }),
    )
    return () => stop.abort()
  }, [token])

  async function choose(chosen: MailChoice) {
    setBusy(true)
    setFault(null)
    try {
      setState({ standing: await sendMailChoice(token, chosen), chosen })
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'That didn’t work. Please try again.')
    }
    setBusy(false)
  }

  if (token === '') return <BadLink refused />
  if (state === null) return <Skeleton className="h-48 rounded-2xl" />
  if ('failure' in state) return <BadLink refused={isRefusal(state.failure)} />
  return (
    <>
      <ChoiceView {...state} busy={busy} onChoose={choose} />
      <div role="alert" className="mt-4 empty:hidden">
        {fault === null ? null : <Notice kind="danger">{fault}</Notice>}
      </div>
    </>
  )
}

function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.problem?.status === 404
}

function BadLink({ refused }: { refused: boolean }) {
  return (
    <div role="status">
      <h1 className="text-28 font-semibold tracking-tight">
        {refused ? 'This link doesn’t work' : 'We couldn’t load this'}
      </h1>
      <p className="mt-3 text-16 text-muted">
        {refused
          ? 'It’s incomplete or has expired. Open it from the email again.'
          : 'Check your connection, then reload the page to try again.'}{' '}
        You can also pause each alert on <TextLink href="/alerts">the alerts page</TextLink>.
      </p>
    </div>
  )
}
