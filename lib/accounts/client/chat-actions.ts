import {
  collection,
  doc,
  limit,
  limitToLast,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { ChatDesk, ChatDocument, ChatMessage, type ChatSide, chatPaths } from '../../support/chat/chat.ts'
import { type SendChat, SendChatAnswer } from '../../support/chat/send-chat.ts'
import { callTypedFunction } from './functions.ts'
import { listenToDocument, listenToQuery, type StopListening } from './listen.ts'
import { reportFault } from './report.ts'
import type { Services } from './services.ts'
import type { Identified } from './state.ts'

/** The most chats the team's list shows, and the most messages followed in one chat. */
const chatsShown = 100
const messagesShown = 300

/** Chat actions for both sides, the visitor and the team. */
export function chatActions({ db, functions }: Services) {
  return {
    /** Sends one message; guests can too. */
    sendChat: (body: SendChat) => callTypedFunction(functions, 'sendChat', body, SendChatAnswer),

    /** Follows a chat; null when it doesn't exist (any more). */
    followChat(id: string, onChat: (chat: ChatDocument | null) => void): StopListening {
      return listenToDocument(doc(db, chatPaths.chat(id)), ChatDocument, onChat)
    },

    /** Follows the latest messages, oldest first. */
    followMessages(id: string, onMessages: (messages: Identified<ChatMessage>[]) => void): StopListening {
      const latest = query(collection(db, chatPaths.messages(id)), orderBy('number'), limitToLast(messagesShown))
      // While the database can't be reached, the messages already on screen stay.
      const take = (messages: Identified<ChatMessage>[] | null) => messages && onMessages(messages)
      return listenToQuery('chat messages', latest, ChatMessage, take)
    },

    /** Follows when the team last had its page open; null if never. */
    followDesk(onDesk: (desk: { seenAt: string } | null) => void): StopListening {
      return listenToDocument(doc(db, chatPaths.desk), ChatDesk, onDesk)
    },

    /** Follows all chats for the team, newest first; null while the database can't be reached. */
    followChats(onChats: (chats: Identified<ChatDocument>[] | null) => void): StopListening {
      const latest = query(collection(db, chatPaths.chats), orderBy('last.sentAt', 'desc'), limit(chatsShown))
      return listenToQuery('chats', latest, ChatDocument, onChats)
    },

    /** Notes that a side is typing. A failure is ignored, because it only loses a hint. */
    noteTyping(id: string, side: ChatSide): void {
      updateDoc(doc(db, chatPaths.chat(id)), { [`${side}TypingAt`]: serverTimestamp() }).catch(() => {})
    },

    /** Notes how far a side has read. */
    noteRead(id: string, side: ChatSide, number: number): void {
      updateDoc(doc(db, chatPaths.chat(id)), { [`${side}Read`]: number }).catch((error: unknown) =>
        reportFault('marking a chat as read', error),
      )
    },

    /** Notes that someone from the team is there. */
    stampDesk(): void {
      setDoc(doc(db, chatPaths.desk), { seenAt: serverTimestamp() }).catch((error: unknown) =>
        reportFault('saying that the team is there', error),
      )
    },
  }
}
