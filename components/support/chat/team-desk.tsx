'use client'

import { useEffect, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import type { Identified } from '@/lib/accounts/client/state.ts'
import { type ChatDocument, STAMP_EVERY_MS, unreadBy } from '@/lib/support/chat/chat.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useFollowed } from '../../ui/use-followed-session.ts'
import { ChatForm } from './chat-form.tsx'
import { MessageList } from './message-list.tsx'
import { useChat, useIsTyping, useUnreadTitle } from './use-chat.ts'

type ChatRowProps = { chat: Identified<ChatDocument>; isChosen: boolean; onChoose: () => void }

const times = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** A chat in the team's list: the visitor, the last message, and the number of unread ones. */
function ChatRow({ chat, isChosen, onChoose }: ChatRowProps) {
  const unread = unreadBy('team', chat)
  const { side, excerpt, sentAt } = chat.last
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className={`block min-h-11 w-full px-4 py-2.5 text-left hover:bg-seats-1 ${isChosen ? 'bg-seats-1' : ''}`}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className={`truncate text-14 ${unread > 0 ? 'font-semibold' : ''}`}>{chat.name ?? 'A guest'}</span>
        <span className="shrink-0 text-12 text-muted">{times.format(new Date(sentAt))}</span>
      </span>
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate text-12 text-muted">
          {side === 'team' ? 'You: ' : ''}
          {excerpt}
        </span>
        {unread > 0 ? (
          <span className="figures shrink-0 rounded-full bg-accent px-2 text-12 font-semibold text-paper">
            {unread} new
          </span>
        ) : null}
      </span>
    </button>
  )
}

/** All chats, and the one being answered. While this is open, visitors see that the team is there. */
export function TeamDesk() {
  const [chats, setChats] = useState<Identified<ChatDocument>[] | null>()
  const [status, setStatus] = useState<ChatDocument['status']>('open')
  const [chosen, setChosen] = useState<string | null>(null)
  useFollowed('chats', (session) => session.followChats(setChats))
  useStamps()
  useUnreadTitle((chats ?? []).filter((chat) => unreadBy('team', chat) > 0).length)

  if (chats === null) return <Notice kind="danger">We couldn’t load the chats. We’ll keep trying.</Notice>
  if (chats?.length === 0) {
    return (
      <Panel flush>
        <EmptyState title="No chats yet">Visitors see you’re online while this page is open.</EmptyState>
      </Panel>
    )
  }
  const inState = (wanted: ChatDocument['status']) => (chats ?? []).filter((chat) => chat.status === wanted)
  const shown = inState(status)
  return (
    <div className="grid items-start gap-5 md:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <Segmented
          label="Which chats"
          value={status}
          onChange={setStatus}
          options={[
            { value: 'open', label: `Open (${inState('open').length})` },
            { value: 'closed', label: `Closed (${inState('closed').length})` },
          ]}
          className="mb-3"
        />
        <nav
          aria-label="Chats"
          className="max-h-56 overflow-y-auto md:max-h-[36rem] rounded-2xl border border-line bg-card"
        >
          <ul className="divide-y divide-line">
            {shown.map((chat) => (
              <li key={chat.id}>
                <ChatRow chat={chat} isChosen={chat.id === chosen} onChoose={() => setChosen(chat.id)} />
              </li>
            ))}
          </ul>
          {chats && shown.length === 0 ? <p className="p-4 text-14 text-muted">No {status} chats.</p> : null}
        </nav>
      </div>
      {chosen === null ? (
        <p className="py-4 text-16 text-muted">Choose a chat to read and reply.</p>
      ) : (
        <TeamConversation key={chosen} id={chosen} />
      )}
    </div>
  )
}

/** Records every 30 seconds that the team is there, for as long as the tab is visible. */
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

/** One chat as the team sees it: the visitor, the messages, and the form to answer. */
function TeamConversation({ id }: { id: string }) {
  const { chat, messages } = useChat(id, 'team')
  const isTyping = useIsTyping(chat?.visitorTypingAt)
  const who = chat?.name ?? 'A guest'
  return (
    <Panel flush>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-5">
        <div className="min-w-0">
          <h2 className="text-16 font-semibold wrap-anywhere">{who}</h2>
          <p className="text-12 text-muted wrap-anywhere">
            {chat?.email ?? 'no email address'} · <span className="font-mono">{chat?.reference}</span>
          </p>
        </div>
        {chat ? <ChatState id={id} chat={chat} /> : null}
      </div>
      <MessageList messages={messages ?? []} side="team" other={who} isTyping={isTyping} />
      <ChatForm side="team" chat={id} asksWho={false} />
    </Panel>
  )
}

/** Closes a settled chat or reopens it. Either action is recorded in the audit log. */
function ChatState({ id, chat: { status, count, reference } }: { id: string; chat: ChatDocument }) {
  const [next, word] = status === 'open' ? (['closed', 'Close'] as const) : (['open', 'Reopen'] as const)
  return (
    <ActButton
      key={status}
      action="chat.state"
      input={{ chat: id, status: next, count }}
      label={`${word}: ${reference}`}
    >
      {word}
    </ActButton>
  )
}
