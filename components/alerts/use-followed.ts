'use client'

import { useEffect, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import type { Session } from '@/lib/accounts/client/session.ts'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import type { ChannelsDocument } from '@/lib/alerts/delivery/channels.ts'
import type { WebhookLog } from '@/lib/alerts/delivery/webhook-log.ts'

/** Follows some of the member's data while the component is mounted; undefined until the first answer. */
export function useFollowed<Value>(follow: (session: Session, onValue: (value: Value | null) => void) => () => void) {
  const { user } = useAccount()
  const store = useAccountStore()
  const [value, setValue] = useState<Live<Value>>(undefined)
  const uid = user?.uid ?? null
  useEffect(() => {
    if (uid === null) return
    let stop = () => {}
    let isOver = false
    store
      .session()
      .then((session) => {
        if (!isOver) stop = follow(session, setValue)
      })
      .catch((error: unknown) => reportFault('following alerts', error))
    return () => {
      isOver = true
      stop()
      setValue(undefined)
    }
  }, [uid, store, follow])
  return value
}

const followHistory = (session: Session, onValue: (found: Identified<AlertHistoryDocument>[] | null) => void) =>
  session.followAlertHistory(onValue)
const followChannels = (session: Session, onValue: (channels: ChannelsDocument | null) => void) =>
  session.followChannels(onValue)
const followWebhookLog = (session: Session, onValue: (log: WebhookLog | null) => void) =>
  session.followWebhookLog(onValue)

/** The log of requests to the member's webhook; null before the first one. */
export function useWebhookLog() {
  return useFollowed(followWebhookLog)
}

/** What the member's alerts found, latest first. */
export function useAlertHistory() {
  return useFollowed(followHistory)
}

/** The member's notification channels; null before any was set up. */
export function useChannels() {
  return useFollowed(followChannels)
}
