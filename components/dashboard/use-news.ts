'use client'

import { useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { type Changes, changesSince, newsFrom, type OpenedTrip } from '@/lib/alerts/since-visit.ts'
import { useToday } from '../alerts/use-today.ts'
import type { Followed } from './use-visit.ts'

/** A ticket on screen. If its seats close while it is shown, it stays, marked as `gone`. */
export type Ticket = OpenedTrip & { gone: boolean }

export type News = Omit<Changes, 'opened'> &
  Pick<Followed, 'since'> & {
    /** Whether the last visit and the alerts' history have arrived. */
    isKnown: boolean
    tickets: Ticket[]
    opened: number
  }

/** Returns what opened and closed since the member's last visit, live. */
export function useNews({ history, since }: Pick<Followed, 'history' | 'since'>): News {
  const { userDocument } = useAccount()
  const { today } = useToday()
  const from = newsFrom(since, userDocument?.createdAt)
  const nothing: Changes = { opened: [], closed: [], more: 0 }
  const changes = from === null ? nothing : changesSince(history ?? [], from, today)
  const [shown, setShown] = useState<OpenedTrip[]>(changes.opened)
  const fresh = changes.opened.filter(({ key }) => !shown.some((trip) => trip.key === key))
  if (fresh.length > 0) setShown([...fresh, ...shown])
  const present = new Map(changes.opened.map((trip) => [trip.key, trip]))
  const tickets = shown.map((trip) => ({ ...(present.get(trip.key) ?? trip), gone: !present.has(trip.key) }))
  const closed = changes.closed.filter(({ key }) => !shown.some((trip) => trip.key === key))
  const isKnown = since !== undefined && history !== undefined
  return { since, isKnown, tickets, closed, more: changes.more, opened: changes.opened.length + changes.more }
}
