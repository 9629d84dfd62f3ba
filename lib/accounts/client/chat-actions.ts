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
import { askFunction } from './functions.ts'
import { listenToDocument, listenToQuery, type StopListening } from './listen.ts'
import { reportFault } from './report.ts'
import type { Services } from './services.ts'
import type { Identified } from './state.ts'

/** As many chats as the team's list shows, and messages of one that are followed. */
const chatsShown = 100
const messagesShown = 300

/** The chat, for both of its sides. */
export function chatActions({ db, functions }: Services) {
  return {
    /** Sends one message, a guest's too. */
    sendChat: (body: SendChat) => askFunction(functions, 'sendChat', body, SendChatAnswer),

    /** Null when there is no such chat (any more). */
    followChat(id: string, onChat: (chat: ChatDocument | null) => void): StopListening {
      return listenToDocument(doc(db, chatPaths.chat(id)), ChatDocument, onChat, reportFault)
    },

    /** The latest messages, oldest first. */
    followMessages(id: string, onMessages: (messages: Identified<ChatMessage>[]) => void): StopListening {
      const latest = query(collection(db, chatPaths.messages(id)), orderBy('number'), limitToLast(messagesShown))
      // Out of reach, what was written stays on the screen.
      const take = (messages: Identified<ChatMessage>[] | null) => messages && onMessages(messages)
      return listenToQuery('chat messages', latest, ChatMessage, take, reportFault)
    },

    /** When the team last had its page open; null for never. */
    followDesk(onDesk: (desk: { seenAt: string } | null) => void): StopListening {
      return listenToDocument(doc(db, chatPaths.desk), ChatDesk, onDesk, reportFault)
    },

    /** All chats, the latest first, for the team; null while the database can't be reached. */
    followChats(onChats: (chats: Identified<ChatDocument>[] | null) => void): StopListening {
      const latest = query(collection(db, chatPaths.chats), orderBy('last.sentAt', 'desc'), limit(chatsShown))
      return listenToQuery('chats', latest, ChatDocument, onChats, reportFault)
    },

    /** Says that a side is typing. What fails here is no more than a hint that does not come. */
    noteTyping(id: string, side: ChatSide): void {
      updateDoc(doc(db, chatPaths.chat(id)), { [`${side}TypingAt`]: serverTimestamp() }).catch(() => {})
    },

    /** Says how far a side has read. */
    noteRead(id: string, side: ChatSide, number: number): void {
      updateDoc(doc(db, chatPaths.chat(id)), { [`${side}Read`]: number }).catch((error: unknown) =>
        reportFault('marking a chat as read', error),
      )
    },

    /** Says that somebody of the team is there. */
    stampDesk(): void {
      setDoc(doc(db, chatPaths.desk), { seenAt: serverTimestamp() }).catch((error: unknown) =>
        reportFault('saying that the team is there', error),
      )
    },
  }
}
