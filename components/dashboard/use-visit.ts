'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import { getAudience, type Live } from '@/lib/accounts/client/state.ts'
import { type HomeDocument, visitOn } from '@/lib/accounts/home-document.ts'
import type { Reach } from '@/lib/alerts/compose/channel-words.ts'
import { listChannels } from '@/lib/alerts/plan-channels.ts'
import { createClock, type Instant } from '@/lib/core/clock.ts'
import type { useAlertHistory, useChannels } from '../alerts/use-member-data.ts'
import { useMemberData } from '../alerts/use-member-data.ts'

/**
 * The live records a dashboard needs besides the account. `since` is the last visit: null on the first, undefined until
 * known.
 */
export type Followed = {
  home: Live<HomeDocument>
  history: ReturnType<typeof useAlertHistory>
  channels: ReturnType<typeof useChannels>
  since: Instant | null | undefined
}

/** Returns how the member can be reached, with the channels known so far. */
export function useReach(channels: Followed['channels']): Reach {
  const account = useAccount()
  const isConfirmed = account.user?.emailVerified ?? true
  return { channels: channels ?? null, isConfirmed, allowed: listChannels(getAudience(account)) }
}

/** Follows what is stored for the member's dashboard; null before their first visit. */
export function useHome(): Live<HomeDocument> {
  return useMemberData<HomeDocument>((session, onValue) => session.followHome(onValue))
}

/** Returns the time of the previous visit, and records this one. `undefined` until known, null on the first visit. */
export function useVisit(home: Live<HomeDocument>): Instant | null | undefined {
  const store = useAccountStore()
  const { clockOffsetMs } = useAccount()
  const [since, setSince] = useState<Instant | null>()
  const onHome = useEffectEvent((known: HomeDocument | null) => {
    const visit = visitOn(known, createClock(clockOffsetMs).now())
    setSince(visit.since)
    if (!visit.begins) return
    store
      .session()
      .then((session) => session.beginVisit(visit.since))
      .catch((error: unknown) => reportFault('noting a visit', error))
  })
  const isKnown = home !== undefined && since === undefined
  useEffect(() => {
    if (isKnown) onHome(home)
  }, [isKnown, home])
  return since
}
