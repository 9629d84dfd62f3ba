import { ChatDocument, chatPaths } from '../../../support/chat/chat.ts'
import { type Actions, existing, Refusal } from '../action.ts'

/** Closing and reopening chats. A closed chat is kept; the next message reopens it. */
export const chatActions = {
  'chat.state': {
    async change({ transaction, input: { chat: id, status, count } }, { db }) {
      const ref = db.doc(chatPaths.chat(id))
      const chat = await existing(transaction, ref, ChatDocument, 'chat')
      if (status === 'closed' && chat.count !== count) {
        throw new Refusal('aborted', 'There’s a new message. Read it before you close the chat.')
      }
      transaction.update(ref, status === 'closed' ? { status, waitingSince: null } : { status })
      // A chat's id is a guest's key, which must not appear in a log.
      return { target: `chats ${chat.reference}`, what: `Chat ${status === 'closed' ? 'closed' : 'reopened'}` }
    },
  },
} satisfies Partial<Actions>
