'use client'

import { useEffect, useState } from 'react'
import { useAccountStore } from '@/lib/account/client/account-provider.tsx'
import { reportFault } from '@/lib/account/client/report.ts'
import type { Identified } from '@/lib/account/client/state.ts'
import { type ChatDocument, unreadBy } from '@/lib/chat/chat.ts'
import { STAMP_EVERY_MS } from '@/lib/chat/presence.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatRow } from './chat-row.tsx'
import { MessageList } from './message-list.tsx'
import { useChat } from './use-chat.ts'
import { useFollowed } from './use-followed-session.ts'
import { useIsTyping } from './use-typing.ts'
import { useUnreadTitle } from './use-unread-title.ts'

/** All chats, and the one that is being answered. While it is open, visitors see that the team is there. */
export function TeamDesk() {
  const [chats, setChats] = useState<Identified<ChatDocument>[] | null>()
  const [chosen, setChosen] = useState<string | null>(null)
  useFollowed('chats', (session) => session.followChats(setChats))
  useStamps()
  useUnreadTitle((chats ?? []).filter((chat) => unreadBy('team', chat) > 0).length)

  if (chats === null) return <Notice kind="danger">The chats cannot be reached. They appear once they can.</Notice>
  if (chats?.length === 0) {
    return (
      <Panel flush>
        <EmptyState title="No chat yet">Visitors see that you are here while this page is open.</EmptyState>
      </Panel>
    )
  }
  return (
    <div className="grid items-start gap-5 md:grid-cols-[18rem_minmax(0,1fr)]">
      <nav aria-label="Chats" className="max-h-[36rem] overflow-y-auto rounded-2xl border border-line bg-card">
        <ul className="divide-y divide-line">
          {(chats ?? []).map((chat) => (
            <li key={chat.id}>
              <ChatRow chat={chat} isChosen={chat.id === chosen} onChoose={() => setChosen(chat.id)} />
            </li>
          ))}
        </ul>
      </nav>
      {chosen === null ? (
        <p className="py-4 text-16 text-muted">Choose a chat to read and answer it.</p>
      ) : (
        <Conversation key={chosen} id={chosen} />
      )}
    </div>
  )
}

function Conversation({ id }: { id: string }) {
  const { chat, messages } = useChat(id, 'team')
  const isTyping = useIsTyping(chat?.visitorTypingAt)
  const who = chat?.name ?? 'A guest'
  return (
    <Panel flush>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3 sm:px-5">
        <h2 className="text-16 font-semibold">{who}</h2>
        <p className="text-12 break-all text-muted">
          {chat?.email ?? 'left no address'} · <span className="font-mono">{chat?.reference}</span>
        </p>
      </div>
      <MessageList messages={messages ?? []} side="team" other={who} isTyping={isTyping} />
      <ChatForm side="team" chat={id} asksWho={false} />
    </Panel>
  )
}

/** Says every half a minute that somebody is there, for as long as the tab is in sight. */
function useStamps(): void {
  const store = useAccountStore()
  useEffect(() => {
    const stamp = () => {
      if (document.visibilityState === 'hidden') return
      store
        .session()
        .then((session) => session.stampDesk())
        .catch((error: unknown) => reportFault('saying that the team is there', error))
    }
    stamp()
    const timer = setInterval(stamp, STAMP_EVERY_MS)
    document.addEventListener('visibilitychange', stamp)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', stamp)
    }
  }, [store])
}
