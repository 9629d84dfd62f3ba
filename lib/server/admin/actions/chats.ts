import { ChatDocument, chatPaths } from '../../../support/chat/chat.ts'
import type { Action } from '../action.ts'
import { Refusal } from '../refusal.ts'
import { existing } from './existing.ts'

/** Chats that are over, which are kept all the same: the next message opens one again. */
export const chatActions: { 'chat.state': Action<'chat.state'> } = {
  'chat.state': {
    async change({ transaction, input: { chat: id, status, count } }, { db }) {
      const ref = db.doc(chatPaths.chat(id))
      const chat = await existing(transaction, ref, ChatDocument, 'chat')
      if (status === 'closed' && chat.count !== count) {
        throw new Refusal('aborted', 'There’s a new message. Read it before you close the chat.')
      }
      transaction.update(ref, status === 'closed' ? { status, waitingSince: null } : { status })
      // Its id is a guest's key, which no log may hold.
      return { target: `chats ${chat.reference}`, what: `Chat ${status === 'closed' ? 'closed' : 'reopened'}` }
    },
  },
}
