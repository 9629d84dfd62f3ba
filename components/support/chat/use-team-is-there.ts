'use client'

import { useEffect, useState } from 'react'
import { isThere, STAMP_EVERY_MS } from '@/lib/support/chat/presence.ts'
import { useFollowed } from '../../ui/use-followed-session.ts'

/**
 * Whether somebody of the team has the chats open; null until that is known. The stamp is the database's own time, which
 * this machine's is held to be: the site's may be another date.
 */
export function useTeamIsThere(follow: boolean): boolean | null {
  const [desk, setDesk] = useState<{ seenAt: string | null } | null>(null)
  const [nowMs, setNowMs] = useState(0)
  useFollowed(follow ? 'desk' : null, (session) =>
    session.followDesk((said) => {
      setDesk(said ?? { seenAt: null })
      setNowMs(Date.now())
    }),
  )
  useEffect(() => {
    if (!follow) return
    const timer = setInterval(() => setNowMs(Date.now()), STAMP_EVERY_MS)
    return () => clearInterval(timer)
  }, [follow])
  return desk === null ? null : isThere(desk.seenAt, new Date(nowMs).toISOString())
}
