'use client'

import type { Route } from 'next'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { AlertSettings } from '@/lib/alerts/alert.ts'
import type { AlertKind } from '@/lib/alerts/alert-places.ts'
import { readAlertDraft } from '@/lib/alerts/compose/alert-address.ts'
import { draftFaults, seatDraftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import { toSettings } from '@/lib/alerts/compose/draft-settings.ts'
import { draftKinds, findKeptDraft, forgetDraft, keepDraft } from '@/lib/alerts/compose/kept-draft.ts'
import { readSeatAlertDraft } from '@/lib/alerts/compose/seat-alert-address.ts'
import { toSeatSettings } from '@/lib/alerts/compose/seat-draft-settings.ts'
import type { SeatAlertSettings } from '@/lib/alerts/seat-alert.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { placeOfNew, rememberSet } from './list/just-set.ts'
import { refusalWords } from './refusal-words.ts'
import { useToday } from './use-today.ts'

/** Settings from the query of a draft, or why the plan does not take them. */
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

/** What became of a draft that waited for its owner's account. */
type Outcome = { status: 'none' | 'kept' } | { status: 'refused'; query: string; message: string }

/**
 * Makes the draft that waited for a sign-up an alert, as soon as the account and its plan are there, and says so. One
 * the plan does not allow comes back with the reason.
 */
export function WantedDraft({ kind }: { kind: AlertKind }) {
  const outcome = useWantedDraft(kind)
  const noun = kind === 'alerts' ? 'alert' : 'seat alert'
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
  // The rules read the plan document, which a new account gets a moment after its sign-up.
  // Which places are taken is known from the list alone.
  const isReady = user !== null && planSlug !== null && Array.isArray(own)

  const onReady = useEffectEvent(async (plan: PlanSlug) => {
    const kept = findKeptDraft(draftKind, browserStore())
    if (!kept?.wanted) return
    const made = makers[kind](kept.query, plan, today)
    // Wanted once only: a second look at this device must not make a second alert.
    keepDraft(draftKind, browserStore(), kept.query, false)
    if ('fault' in made) return setOutcome({ status: 'refused', query: kept.query, message: made.fault })
    try {
      const session = await store.session()
      // Before it is written: the list shows it at once.
      rememberSet(kind, placeOfNew(kind, own))
      if (kind === 'alerts') await session.addAlert(kind, made.settings as AlertSettings, account.alerts ?? [])
      else await session.addAlert(kind, made.settings as SeatAlertSettings, account.seatAlerts ?? [])
      forgetDraft(draftKind, browserStore())
      setOutcome({ status: 'kept' })
    } catch (error) {
      setOutcome({ status: 'refused', query: kept.query, message: refusalWords(error) })
    }
  })
  useEffect(() => {
    if (isReady && planSlug) void onReady(planSlug)
  }, [isReady, planSlug])
  return outcome
}
