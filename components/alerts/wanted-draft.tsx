'use client'

import type { Route } from 'next'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { AlertSettings } from '@/lib/alerts/alert.ts'
import { type AlertKind, alertNouns, createIdentity } from '@/lib/alerts/alert-places.ts'
import { readAlertDraft } from '@/lib/alerts/compose/alert-address.ts'
import { toSettings } from '@/lib/alerts/compose/alert-draft.ts'
import { draftFaults, seatDraftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import { clearDraft, draftKinds, findSavedDraft, saveDraft } from '@/lib/alerts/compose/saved-draft.ts'
import { readSeatAlertDraft, toSeatSettings } from '@/lib/alerts/compose/seat-alert-draft.ts'
import type { SeatAlertSettings } from '@/lib/alerts/seat-alert.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { refusalWords, toastRefusal } from '../ui/save-outcome.ts'
import { rememberSet } from './list/just-set.ts'
import { useToday } from './use-today.ts'

/** Makes settings from a draft's query, or says why the plan doesn't allow them. */
type Make = (
  query: string,
  plan: PlanSlug,
  today: string,
) => { settings: AlertSettings | SeatAlertSettings } | { fault: string }

const makers: Record<AlertKind, Make> = {
  alerts: (query, plan, today) => {
    const { draft } = readAlertDraft(new URLSearchParams(query))
    const [fault] = draftFaults(draft, plan, today)
    return fault ? { fault: fault.message } : { settings: toSettings(draft, plan, today) }
  },
  'seat-alerts': (query, plan, today) => {
    const { draft } = readSeatAlertDraft(new URLSearchParams(query))
    const [fault] = seatDraftFaults(draft, plan, today)
    return fault ? { fault: fault.message } : { settings: toSeatSettings(draft) }
  },
}

/** What became of a draft that waited for its owner to sign up or log in. */
type Outcome = { status: 'none' | 'kept' } | { status: 'refused'; query: string; message: string }

/**
 * Turns the draft that waited for a sign-up into an alert once the account and its plan have loaded, and says so. If
 * the plan doesn't allow it, offers it for editing with the reason.
 */
export function WantedDraft({ kind }: { kind: AlertKind }) {
  const outcome = useWantedDraft(kind)
  const noun = alertNouns[kind]
  return (
    <div role="status" className="empty:hidden">
      {outcome.status === 'kept' ? (
        <Notice kind="info">Your {noun} is set. We’ll tell you when it matches.</Notice>
      ) : null}
      {outcome.status === 'refused' ? (
        <Notice
          kind="warn"
          action={
            <Link href={`/${kind}?new&${outcome.query}` as Route} className={buttonStyle('quiet')}>
              Change it
            </Link>
          }
        >
          Your draft isn’t {noun === 'alert' ? 'an alert' : 'a seat alert'} yet. {outcome.message}
        </Notice>
      ) : null}
    </div>
  )
}

function useWantedDraft(kind: AlertKind): Outcome {
  const draftKind = draftKinds[kind]
  const account = useAccount()
  const store = useAccountStore()
  const { today } = useToday()
  const { user, planSlug } = account
  const own = kind === 'alerts' ? account.alerts : account.seatAlerts
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' })
  // The database rules read the plan document, which is created a moment after sign-up.
  // The list is needed too, because only it shows which ids are taken.
  const isReady = user !== null && planSlug !== null && Array.isArray(own)

  const onReady = useEffectEvent(async (plan: PlanSlug) => {
    const kept = findSavedDraft(draftKind, browserStore())
    if (!kept?.wanted) return
    const made = makers[kind](kept.query, plan, today)
    // Unmark it first, so that reading this device's draft again can't create a second alert.
    saveDraft(draftKind, browserStore(), kept.query, false)
    if ('fault' in made) return setOutcome({ status: 'refused', query: kept.query, message: made.fault })
    try {
      const session = await store.session()
      // Before the write, because the list shows the alert as soon as it is written.
      const identity = createIdentity()
      rememberSet(kind, { identity })
      const written = await (kind === 'alerts'
        ? session.addAlert(kind, made.settings as AlertSettings, account.alerts ?? [], identity)
        : session.addAlert(kind, made.settings as SeatAlertSettings, account.seatAlerts ?? [], identity))
      clearDraft(draftKind, browserStore())
      setOutcome({ status: 'kept' })
      await toastRefusal(written, { name: made.settings.name, href: `/${kind}?new&${kept.query}` })
    } catch (error) {
      setOutcome({ status: 'refused', query: kept.query, message: refusalWords(error) })
    }
  })
  useEffect(() => {
    if (isReady && planSlug) void onReady(planSlug)
  }, [isReady, planSlug])
  return outcome
}
