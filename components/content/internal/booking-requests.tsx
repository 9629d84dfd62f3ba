'use client'

import { lazy, Suspense, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Identified } from '@/lib/accounts/client/state.ts'
import { quoteAddress } from '@/lib/content/internal/quote-address.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { forms } from '@/lib/support/forms/forms.ts'
import type { FormDocument } from '@/lib/support/forms/submission.ts'
import { buttonStyle } from '../../ui/button.tsx'
import Link from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useFollowed } from '../../ui/use-followed-session.ts'

/** Loaded separately, so that visitors never load scripts for operators. */
const SecondFactorGate = lazy(() =>
  import('../../ui/second-factor/second-factor-gate.tsx').then((part) => ({ default: part.SecondFactorGate })),
)

/** The booking requests received. Only the team sees them: the database rules deny them to everyone else. */
export function BookingRequests() {
  const { user, known } = useAccount()
  if (!known) return null
  return (
    <PageSection title="Requests">
      {user?.admin ? (
        <Suspense fallback={null}>
          <SecondFactorGate>
            <RequestList />
          </SecondFactorGate>
        </Suspense>
      ) : (
        <Notice kind="info">Log in as a team member to see requests.</Notice>
      )}
    </PageSection>
  )
}

function RequestList() {
  const [requests, setRequests] = useState<Identified<FormDocument>[] | null>()
  useFollowed('bookings', (session) => session.followBookings(setRequests))
  return (
    <>
      {requests === null ? <Notice kind="danger">We couldn’t load the requests. We’ll keep trying.</Notice> : null}
      {requests?.length === 0 ? <Notice kind="info">No requests yet.</Notice> : null}
      <ul className="grid gap-4 lg:grid-cols-2">
        {(requests ?? []).map((request) => (
          <li key={request.id}>
            <Request request={request} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Request({ request: { reference, values, status, createdAt } }: { request: FormDocument }) {
  return (
    <Panel>
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-mono text-14 font-semibold">{reference}</span>
        <span className="text-12 text-muted">
          {status}, {localDateOf(createdAt)}
        </span>
      </p>
      <dl className="mt-3 mb-4 space-y-1 text-14">
        {forms.booking.map(({ name, label }) =>
          values[name] ? (
            <div key={name}>
              <dt className="inline text-muted">{label}: </dt>
              <dd className="inline break-words whitespace-pre-wrap">{values[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Link href={quoteAddress(values)} className={buttonStyle('outline')}>
        Price it
      </Link>
    </Panel>
  )
}
