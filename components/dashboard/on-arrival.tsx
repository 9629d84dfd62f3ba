'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { takeReturnPath } from '@/lib/accounts/return-path.ts'
import { draftKinds, findSavedDraft } from '@/lib/alerts/compose/saved-draft.ts'
import { isReminderWanted } from '@/lib/calculators/wanted-reminder.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useAction } from '../ui/use-action.ts'

/** Notices at the top of the dashboard: an unconfirmed address, and what the member was doing before they logged in. */
export function OnArrival() {
  return (
    <>
      <Unconfirmed />
      <Before />
    </>
  )
}

/** Tells a member with an unconfirmed address, which gets no alert emails, how to confirm it. */
function Unconfirmed() {
  const { user } = useAccount()
  const store = useAccountStore()
  const { busy, run } = useAction()
  const [message, setMessage] = useState('')
  if (user === null || user.emailVerified) return null
  const send = async () => {
    let outcome: 'sent' | 'confirmed' | null = null
    await run(async () => {
      outcome = await (await store.session()).verifyAddress()
    })
    setMessage(outcome === null ? 'We couldn’t send the email. Try again in a minute.' : words[outcome])
  }
  return (
    <div className="mt-6">
      <Notice kind="warn">
        <p>
          Confirm your email address to get alerts by email: open the link we sent to{' '}
          <span className="font-medium wrap-anywhere">{user.email}</span>.
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button kind="quiet" aria-disabled={busy} onClick={send} className="-ml-3.5">
            {busy ? 'Sending' : 'Send the link again'}
          </Button>
          <span role="status">{message}</span>
        </p>
      </Notice>
    </div>
  )
}

const words = {
  sent: 'Email sent. It may take a minute to arrive.',
  confirmed: 'It’s already confirmed. Reload the page.',
} as const

const WantedDraft = lazy(() => import('../alerts/wanted-draft.tsx').then((part) => ({ default: part.WantedDraft })))

const WantedReminder = lazy(() => import('./wanted-reminder.tsx').then((part) => ({ default: part.WantedReminder })))

/** Returns the kinds of alert that the member composed before logging in and that are to be set now. */
export function wantedDrafts() {
  return (['alerts', 'seat-alerts'] as const).filter((kind) => findSavedDraft(draftKinds[kind], browserStore())?.wanted)
}

/** What the member was doing before they logged in: alerts they composed, a reminder, and the page they were on. */
function Before() {
  const [wanted] = useState(wantedDrafts)
  const [isReminder] = useState(() => isReminderWanted(browserStore()))
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => setPath((known) => known ?? takeReturnPath(browserStore())), [])
  if (wanted.length === 0 && !isReminder && path === null) return null
  return (
    <div className="mt-6 space-y-4">
      <Suspense>
        {wanted.map((kind) => (
          <WantedDraft key={kind} kind={kind} />
        ))}
        {isReminder ? <WantedReminder /> : null}
      </Suspense>
      {path !== null ? (
        <Notice kind="info" action={<TextLink href={path}>Pick up where you left off</TextLink>}>
          You’re logged in, and nothing you did is lost.
        </Notice>
      ) : null}
    </div>
  )
}
