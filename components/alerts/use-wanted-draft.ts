'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { AlertKind } from '@/lib/accounts/client/alert-places.ts'
import type { AlertSettings } from '@/lib/alerts/alert.ts'
import { draftKinds, findKeptDraft, forgetDraft, keepDraft } from '@/lib/alerts/compose/kept-draft.ts'
import type { SeatAlertSettings } from '@/lib/alerts/seat-alert.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { refusalWords } from './refusal-words.ts'

/** What became of a draft that waited for its owner's account. */
export type WantedDraft = { status: 'none' | 'saving' | 'kept' } | { status: 'refused'; query: string; message: string }

/** Settings from the query of a draft, or why the plan does not take them. */
export type MakeSettings = (query: string, plan: PlanSlug) => Made

type Made = { settings: AlertSettings | SeatAlertSettings } | { fault: string }

/**
 * Makes the draft that waited for a sign-up an alert, as soon as the account and its plan are there. One the plan does
 * not allow comes back with the reason.
 */
export function useWantedDraft(kind: AlertKind, make: MakeSettings): WantedDraft {
  const draftKind = draftKinds[kind]
  const account = useAccount()
  const store = useAccountStore()
  const { user, planSlug } = account
  const own = kind === 'alerts' ? account.alerts : account.seatAlerts
  const [outcome, setOutcome] = useState<WantedDraft>({ status: 'none' })
  // The rules read the plan document, which a new account gets a moment after its sign-up.
  // Which places are taken is known from the list alone.
  const isReady = user !== null && planSlug !== null && Array.isArray(own)

  const onReady = useEffectEvent(async (plan: PlanSlug) => {
    const kept = findKeptDraft(draftKind, browserStore())
    if (!kept?.wanted) return
    const made = make(kept.query, plan)
    // Wanted once only: a second look at this device must not make a second alert.
    keepDraft(draftKind, browserStore(), kept.query, false)
    if ('fault' in made) return setOutcome({ status: 'refused', query: kept.query, message: made.fault })
    setOutcome({ status: 'saving' })
    try {
      const session = await store.session()
      const taken = (own ?? []).map(({ id }) => id)
      await session.addAlert(kind, made.settings, taken)
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
