'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { isThere, memberChatId, recallGuestChat, STAMP_EVERY_MS, storeGuestChat } from '@/lib/support/chat/chat.ts'
import { forgetDraft } from '../../shell/forms/use-site-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useFollowed } from '../../ui/use-followed-session.ts'
import { useSwitch } from '../../ui/use-switch.ts'
import { ChatForm, visitorDraft } from './chat-form.tsx'
import { MessageList } from './message-list.tsx'
import { useChat, useIsTyping, useUnreadTitle } from './use-chat.ts'

/** Loaded separately, so that visitors never download the code for operators. */
const TeamDesk = lazy(() => import('./team-desk.tsx').then((part) => ({ default: part.TeamDesk })))

const SecondFactorGate = lazy(() =>
  import('../../ui/second-factor/second-factor-gate.tsx').then((part) => ({ default: part.SecondFactorGate })),
)

/** The concierge chat: the team's view for an admin, the visitor's for everyone else. */
export function ConciergeChat() {
  const { user } = useAccount()
  if (!user?.admin) return <VisitorChat />
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-2xl" />}>
      <SecondFactorGate>
        <TeamDesk />
      </SecondFactorGate>
    </Suspense>
  )
}

/** A visitor's chat with the team. A member's belongs to their account; a guest's is remembered by this browser. */
function VisitorChat() {
  const { user, known } = useAccount()
  const [guestChat, setGuestChat] = useState<string | null>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => setGuestChat(recallGuestChat(browserStore())), [])
  const id = user ? memberChatId(user.uid) : guestChat
  const { chat, messages, unread } = useChat(known ? id : null, 'visitor')
  const isTyping = useIsTyping(chat?.teamTypingAt)
  useUnreadTitle(unread)

  function clearChat(): void {
    storeGuestChat(browserStore(), null)
    forgetDraft(visitorDraft)
    setGuestChat(null)
    setRemovals(removals + 1)
  }

  // If a guest's chat has expired (`isGone`), their next message starts a new one.
  const isOn = useSwitch('chat')
  const isGone = !user && guestChat !== null && chat === null
  return (
    <Panel flush className="max-w-3xl">
      <Presence id={id} reference={chat?.reference ?? null} isOn={isOn} isOver={chat?.status === 'closed'} />
      <MessageList messages={messages ?? []} side="visitor" other="Pointsward" isTyping={isTyping} />
      {isOn ? (
        <ChatForm
          // Not the id of a guest's chat: the first answer brings it, while the next message may be being typed.
          key={user ? id : `guest-${removals}`}
          side="visitor"
          chat={user || isGone ? null : guestChat}
          asksWho={!user && !chat?.email}
          onSent={(answer) => {
            // Already stored. Storing it again would undo `clearChat` if the guest left before the answer came.
            if (user || answer.chat === '' || answer.chat === guestChat) return
            storeGuestChat(browserStore(), answer.chat)
            setGuestChat(answer.chat)
          }}
        />
      ) : (
        <p role="status" className="border-t border-line p-4 text-16 sm:p-5">
          The chat is closed for now. <TextLink href="/contact">Use our contact form instead</TextLink>.
        </p>
      )}
      {!user && guestChat !== null ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-14 text-muted sm:px-5">
          Anyone using this browser can read this chat. We delete it 90 days after the last message.
          <Button kind="outline" onClick={clearChat}>
            Remove from this browser
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

type PresenceProps = { id: string | null; reference: string | null; isOn: boolean; isOver: boolean }

/** Says whether the team is there, and what happens to a message if it isn't. */
function Presence({ id, reference, isOn, isOver }: PresenceProps) {
  const isThere = useTeamIsThere(id !== null)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3 sm:px-5">
      <p role="status" className="text-14">
        {isOn ? describeChat(isThere, isOver) : 'Chat is read-only right now.'}
      </p>
      {reference ? <p className="font-mono text-12 text-muted">{reference}</p> : null}
    </div>
  )
}

function describeChat(isThere: boolean | null, isOver: boolean): string {
  if (isOver) return 'This chat was closed. Send a message to reopen it.'
  if (isThere === null) {
    return 'Send us a message. If we’re online we’ll reply here; otherwise it goes to our inbox.'
  }
  return isThere
    ? 'We’re online. If we don’t reply within five minutes, your message also goes to our inbox.'
    : 'We’re offline. Leave an email address and we’ll reply by email.'
}

/**
 * Returns whether someone on the team has the chats open; null until known. The stamp is the database's time, so it is
 * compared with this machine's clock and not with the site's, which may be set to another date.
 */
function useTeamIsThere(follow: boolean): boolean | null {
  const [desk, setDesk] = useState<{ seenAt: string | null } | null>(null)
  const [nowMs, setNowMs] = useState(0)
  useFollowed(follow ? 'desk' : null, (session) =>
    session.followDesk((reported) => {
      setDesk(reported ?? { seenAt: null })
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
