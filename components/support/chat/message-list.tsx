'use client'

import { useEffect, useRef } from 'react'
import type { Identified } from '@/lib/accounts/client/state.ts'
import type { ChatMessage, ChatSide } from '@/lib/support/chat/chat.ts'

type MessageListProps = {
  messages: readonly Identified<ChatMessage>[]
  /** Whose screen this is; their own messages are on the right. */
  side: ChatSide
  /** The name of the other side. */
  other: string
  isTyping: boolean
}

const times = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** The messages, oldest first. New ones are announced to screen readers and scrolled into view. */
export function MessageList({ messages, side, other, isTyping }: MessageListProps) {
  const frame = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message scrolls the list, and so does typing.
  useEffect(() => {
    const box = frame.current
    if (box) box.scrollTop = box.scrollHeight
  }, [messages.length, isTyping])
  return (
    <section
      ref={frame}
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[26rem] min-h-32 space-y-4 overflow-y-auto px-4 py-4 sm:px-5"
    >
      <ol aria-live="polite" className="space-y-4">
        {messages.map(({ id, side: from, text, sentAt }) => (
          <li key={id} className={`flex flex-col ${from === side ? 'items-end' : 'items-start'}`}>
            <p className="mb-1 text-12 text-muted">
              {from === side ? 'You' : other}, <time dateTime={sentAt}>{times.format(new Date(sentAt))}</time>
            </p>
            <p
              className={`max-w-[85%] rounded-lg border border-line px-3.5 py-2 text-16 break-words whitespace-pre-wrap ${from === side ? 'bg-seats-1' : 'bg-paper'}`}
            >
              {text}
            </p>
          </li>
        ))}
      </ol>
      <p role="status" className="min-h-5 text-14 text-muted">
        {isTyping ? `${other} is typing` : ''}
      </p>
    </section>
  )
}
