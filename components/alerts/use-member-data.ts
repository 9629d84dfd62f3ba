'use client'

import { useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Session } from '@/lib/accounts/client/session.ts'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import type { ChannelsDocument } from '@/lib/alerts/delivery/channels.ts'
import type { WebhookLog } from '@/lib/alerts/delivery/webhook-log.ts'
import { useFollowed } from '../ui/use-followed-session.ts'

/** Follows some of the member's data while the component is mounted; undefined until the first answer. */
export function useMemberData<Value>(follow: (session: Session, onValue: (value: Value | null) => void) => () => void) {
  const { user } = useAccount()
  const [value, setValue] = useState<Live<Value>>(undefined)
  useFollowed(user?.uid ?? null, (session) => {
    const stop = follow(session, setValue)
    return () => {
      stop()
      setValue(undefined)
    }
  })
  return value
}

/** The log of requests to the member's webhook; null before the first one. */
export function useWebhookLog() {
  return useMemberData<WebhookLog>((session, onValue) => session.followWebhookLog(onValue))
}

/** What the member's alerts found, latest first. */
export function useAlertHistory() {
  return useMemberData<Identified<AlertHistoryDocument>[]>((session, onValue) => session.followAlertHistory(onValue))
}

/** The member's notification channels; null before any was set up. */
export function useChannels() {
  return useMemberData<ChannelsDocument>((session, onValue) => session.followChannels(onValue))
}
