'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { consentActions, fetchConsentQuestion, WrongRequest } from '@/lib/accounts/client/access-actions.ts'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import { type ConsentQuestion, readAuthorization, scopeWords } from '@/lib/accounts/oauth-contract.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAction } from '../ui/use-action.ts'
import { SettingError } from './settings/setting-form.tsx'

const bare = 'Open this page from the app you want to connect.'

type ConsentState = { question: ConsentQuestion } | { wrong: string } | null

/** The page where an app asks a member for access: which app, for what, and where the member goes next. */
export function ConsentPage() {
  const query = useSearchParams().toString()
  const hasRequest = readAuthorization(new URLSearchParams(query)) !== null
  const [consent, setConsent] = useState<ConsentState>(null)
  useEffect(() => {
    if (!hasRequest) return
    let over = false
    fetchConsentQuestion(query).then(
      (question) => over || setConsent({ question }),
      (error: unknown) => {
        if (!(error instanceof WrongRequest)) reportFault('reading what an app asks', error)
        const again = 'We couldn’t load what this app wants to do. Reload the page to try again.'
        if (!over) setConsent({ wrong: error instanceof WrongRequest ? error.message : again })
      },
    )
    return () => {
      over = true
    }
  }, [query, hasRequest])
  if (!hasRequest) return <Refused>{bare}</Refused>
  if (consent === null) return <Skeleton className="h-64 rounded-2xl" />
  if ('wrong' in consent) return <Refused>{consent.wrong}</Refused>
  return <Consent question={consent.question} query={query} />
}

function Refused({ children }: { children: string }) {
  return (
    <>
      <h1 className="text-28 font-semibold">This app can’t connect</h1>
      <p className="mt-3 text-16 text-muted">{children}</p>
    </>
  )
}

function Consent({ question: { name, host, scopes }, query }: { question: ConsentQuestion; query: string }) {
  const { user } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const { busy, error, run } = useAction()
  // Safe to follow: the server has checked that the address exactly matches one that the app registered.
  const decide = (approve: boolean) =>
    run(async () => {
      const params = readAuthorization(new URLSearchParams(query))
      if (params) window.location.assign(await consentActions(await store.session()).decide(params, approve))
    })
  return (
    <section aria-labelledby="consent" className="rounded-2xl border border-line bg-card p-6">
      <h1 id="consent" className="text-20 font-semibold tracking-tight wrap-anywhere">
        Connect {name}?
      </h1>
      <p className="mt-2 text-14 text-muted wrap-anywhere">
        That’s the name it gave us; we haven’t checked it. You’ll be sent to{' '}
        <strong className="text-ink">{host}</strong>.
      </p>
      <h2 className="mt-5 text-14 font-medium">This app will be able to</h2>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-14">
        {scopes.map((scope) => (
          <li key={scope}>
            {scopeWords[scope]} <span className="font-mono text-12 text-muted">{scope}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14 text-muted">
        It sees what your plan sees, never your password or payments. Disconnect it any time in your account settings;
        signing out everywhere does it too.
      </p>
      {error ? <SettingError error={error} /> : null}
      <div className="mt-5 flex flex-wrap gap-3">
        {user ? (
          <>
            <Button kind="primary" disabled={busy} onClick={() => void decide(true)}>
              Connect
            </Button>
            <Button disabled={busy} onClick={() => void decide(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={() => openLogin({ goOn: 'here' })}>
            Log in to continue
          </Button>
        )}
      </div>
    </section>
  )
}
