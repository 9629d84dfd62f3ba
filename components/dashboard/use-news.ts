'use client'

import { useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { type Changes, changesSince, type OpenedTrip } from '@/lib/alerts/since-visit.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { useToday } from '../alerts/use-today.ts'
import type { Followed } from './use-visit.ts'

/** A ticket on screen. If its seats close while it is shown, it stays, marked as `gone`. */
export type Ticket = OpenedTrip & { gone: boolean }

export type News = Omit<Changes, 'opened'> & { since: Instant | null; tickets: Ticket[]; opened: number }

/** Returns what opened and closed since the member's last visit, live. */
export function useNews({ history, since }: Pick<Followed, 'history' | 'since'>): News {
  const { userDocument } = useAccount()
  const { today } = useToday()
  const from = since ?? userDocument?.createdAt ?? null
  const nothing: Changes = { opened: [], closed: [], more: 0 }
  const changes = from === null ? nothing : changesSince(history ?? [], from, today)
  const [shown, setShown] = useState<OpenedTrip[]>(changes.opened)
  const fresh = changes.opened.filter(({ key }) => !shown.some((trip) => trip.key === key))
  if (fresh.length > 0) setShown([...fresh, ...shown])
  const present = new Map(changes.opened.map((trip) => [trip.key, trip]))
  const tickets = shown.map((trip) => ({ ...(present.get(trip.key) ?? trip), gone: !present.has(trip.key) }))
  const closed = changes.closed.filter(({ key }) => !shown.some((trip) => trip.key === key))
  return { since, tickets, closed, more: changes.more, opened: changes.opened.length + changes.more }
}
