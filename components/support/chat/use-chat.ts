'use client'

import { useEffect, useState } from 'react'
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
