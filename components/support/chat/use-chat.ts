'use client'

import { useEffect, useRef, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import { type ChatDocument, type ChatMessage, type ChatSide, unreadBy } from '@/lib/support/chat/chat.ts'
import { useFollowed } from '../../ui/use-followed-session.ts'

type Followed = { id: string; chat?: Live<ChatDocument>; messages?: Identified<ChatMessage>[] }

/** Follows one chat and its messages, each `undefined` until loaded. Messages seen here are marked as read. */
export function useChat(id: string | null, side: ChatSide) {
  const store = useAccountStore()
  const [followed, setFollowed] = useState<Followed | null>(null)
  useFollowed(id, (session, chatId) => {
    const take = (part: Partial<Followed>) =>
      setFollowed((before) => ({ ...(before?.id === chatId ? before : {}), ...part, id: chatId }))
    const stops = [
      session.followChat(chatId, (chat) => take({ chat })),
      session.followMessages(chatId, (messages) => take({ messages })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })

  const { chat, messages } = followed !== null && followed.id === id ? followed : {}
  const last = messages?.at(-1)?.number ?? 0
  const unread = chat ? unreadBy(side, chat) : 0
  useEffect(() => {
    if (id === null || unread === 0 || last === 0) return
    const mark = () => {
      // A message in a window without focus hasn't been read.
      if (!document.hasFocus()) return
      store
        .session()
        .then((session) => session.noteRead(id, side, last))
        .catch((error: unknown) => reportFault('marking a chat as read', error))
    }
    mark()
    window.addEventListener('focus', mark)
    return () => window.removeEventListener('focus', mark)
  }, [id, side, unread, last, store])
  return { chat, messages, unread }
}

/** The shortest time between two reports of typing. Each report counts for `HOLDS_MS`, which is a little longer. */
const NOTIFY_EVERY_MS = 3_000

const HOLDS_MS = 6_000

/** Returns a function that tells the other side that this one is typing. */
export function useNotifyTyping(id: string | null, side: ChatSide): () => void {
  const store = useAccountStore()
  const lastReportMs = useRef(0)
  return () => {
    const now = performance.now()
    if (id === null || (lastReportMs.current > 0 && now - lastReportMs.current < NOTIFY_EVERY_MS)) return
    lastReportMs.current = now
    store.session().then(
      (session) => session.noteTyping(id, side),
      () => {},
    )
  }
}

/** Returns whether the other side is typing, timed from when the report arrived. `undefined` means not loaded yet. */
export function useIsTyping(typingAt: string | null | undefined): boolean {
  const first = useRef<string | null | undefined>(undefined)
  const [fresh, setFresh] = useState<string | null>(null)
  useEffect(() => {
    // Ignore the value found when the page opened, because its age is unknown.
    if (first.current === undefined) first.current = typingAt
    if (typingAt === null || typingAt === undefined || typingAt === first.current) return setFresh(null)
    setFresh(typingAt)
    const timer = setTimeout(() => setFresh(null), HOLDS_MS)
    return () => clearTimeout(timer)
  }, [typingAt])
  return fresh !== null
}

/** Marks the tab with the number of unread messages: (2) at the start of its title. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    if (unread === 0) return
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = `(${unread}) ${title}`
    return () => {
      document.title = title
    }
  }, [unread])
}
