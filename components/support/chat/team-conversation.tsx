'use client'

import type { ChatDocument } from '@/lib/support/chat/chat.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChatForm } from './chat-form.tsx'
import { MessageList } from './message-list.tsx'
import { useChat } from './use-chat.ts'
import { useIsTyping } from './use-typing.ts'

/** One chat as the team sees it: who it is, what was said, and the answer. */
export function TeamConversation({ id }: { id: string }) {
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

/** Ends a chat that is settled, or opens it again: either is an entry of the log. */
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
