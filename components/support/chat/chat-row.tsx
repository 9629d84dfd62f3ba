'use client'

import type { Identified } from '@/lib/accounts/client/state.ts'
import { type ChatDocument, unreadBy } from '@/lib/support/chat/chat.ts'

type ChatRowProps = { chat: Identified<ChatDocument>; isChosen: boolean; onChoose: () => void }

const times = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** A chat in the team's list: who, what was said last, and how much of it is new. */
export function ChatRow({ chat, isChosen, onChoose }: ChatRowProps) {
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
