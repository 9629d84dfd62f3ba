'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type MailChoice, MailLinkStatus } from '@/lib/alerts/delivery/mail-choice.ts'
import { ApiFailure, fetchJson } from '@/lib/core/fetch-json.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const buildAddress = (token: string) => `/api/alerts/unsubscribe?${new URLSearchParams({ token })}`

/** @throws ApiFailure */
function readMailLinkStatus(token: string, signal: AbortSignal): Promise<MailLinkStatus> {
  return fetchJson(buildAddress(token), MailLinkStatus, { signal, token: null })
}

/** @throws Error with a message for the user */
async function sendMailChoice(token: string, choice: MailChoice): Promise<MailLinkStatus> {
  const body = new URLSearchParams({ choice })
  const response = await fetch(buildAddress(token), { method: 'POST', body }).catch(() => null)
  if (!response?.ok) throw new Error('That didn’t reach us. Check your connection and try again.')
  return MailLinkStatus.parse(await response.json())
}

type State = { status: MailLinkStatus; chosen: MailChoice | null } | { failure: unknown } | null

/** The page behind the links at the foot of an email. Opening it changes nothing. */
export function MailChoices() {
  const token = useSearchParams().get('token') ?? ''
  const [state, setState] = useState<State>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => {
    if (token === '') return
    const stop = new AbortController()
    readMailLinkStatus(token, stop.signal).then(
      (status) => setState({ status, chosen: null }),
      (failure: unknown) => stop.signal.aborted || setState({ failure }),
    )
    return () => stop.abort()
  }, [token])

  async function choose(chosen: MailChoice) {
    setBusy(true)
    setFault(null)
    try {
      setState({ status: await sendMailChoice(token, chosen), chosen })
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

type ChoiceViewProps = {
  status: MailLinkStatus
  /** The choice just made; null before the first. */
  chosen: MailChoice | null
  busy: boolean
  onChoose: (choice: MailChoice) => void
}

type Offer = { choice: MailChoice; label: string }

/** What the link is about, the choices it offers and the one just made. */
function ChoiceView({ status, chosen, busy, onChoose }: ChoiceViewProps) {
  const { title, words, offers } = describeLinkStatus(status)
  return (
    <div>
      <div role="status" key={chosen ?? 'open'}>
        <h1 className="text-28 font-semibold tracking-tight wrap-anywhere">{title}</h1>
        <p className="mt-3 text-16 text-muted wrap-anywhere">{words}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {offers.map(({ choice, label }, at) => (
          <Button
            key={choice}
            kind={at === 0 && chosen === null ? 'primary' : 'outline'}
            aria-disabled={busy}
            onClick={() => busy || onChoose(choice)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="mt-8 text-14 text-muted">
        See all your alerts on <TextLink href="/alerts">the alerts page</TextLink>.
      </p>
    </div>
  )
}

/** What the page says about a link, and the choices it offers. */
export function describeLinkStatus({ purpose, alert, mail }: MailLinkStatus): {
  title: string
  words: string
  offers: Offer[]
} {
  const name = alert?.name ?? (alert?.kind === 'seat-alerts' ? 'your seat alert' : 'your alert')
  if (purpose === 'pause') {
    if (alert === null)
      return { title: 'This alert is gone', words: 'It was deleted, so it sends nothing.', offers: [] }
    return alert.paused
      ? {
          title: 'Paused',
          words: `Nothing is sent for ${name} on any channel until you resume it.`,
          offers: [{ choice: 'resume', label: 'Resume it' }],
        }
      : {
          title: `Pause ${name}?`,
          words: 'It keeps its settings and sends nothing on any channel until you resume it.',
          offers: [{ choice: 'pause', label: 'Pause' }],
        }
  }
  if (!mail) {
    return {
      title: 'No more alert emails',
      words: 'We won’t email you about any alert. Your other channels stay on.',
      offers: [{ choice: 'start-all', label: 'Resume emails' }],
    }
  }
  const all: Offer = { choice: 'stop-all', label: 'Stop emails for all alerts' }
  if (alert === null)
    return { title: 'Stop alert emails?', words: 'We won’t email you about any alert.', offers: [all] }
  return alert.mailed
    ? {
        title: `Stop emails for ${name}?`,
        words: alert.elsewhere
          ? 'The alert and its other channels stay on.'
          : 'It has no other channel, so it will send nothing until you add one.',
        offers: [{ choice: 'stop', label: 'Stop these emails' }, all],
      }
    : {
        title: 'Unsubscribed',
        words: `We won’t email you about ${name} any more. ${alert.elsewhere ? 'Its other channels stay on.' : 'It has no other channel, so it sends nothing until you add one.'}`,
        offers: [{ choice: 'start', label: 'Resume emails' }, all],
      }
}
