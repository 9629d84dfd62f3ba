import { FieldValue } from 'firebase-admin/firestore'
import { ChatDocument, chatPaths } from '../../../support/chat/chat.ts'
import { FormDocument } from '../../../support/forms/submission.ts'
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

const stateWords = { new: 'marked as new', answered: 'marked as answered', closed: 'closed' } as const

export const formActions = {
  'form.state': {
    async change({ transaction, input: { reference, status } }, { db }) {
      const ref = db.doc(`forms/${reference}`)
      await existing(transaction, ref, FormDocument, 'form')
      transaction.update(ref, { status })
      return { target: ref.path, what: `Form ${stateWords[status]}` }
    },
  },
  'form.note': {
    async change({ transaction, input: { reference, text }, by }, { db, now }) {
      const ref = db.doc(`forms/${reference}`)
      await existing(transaction, ref, FormDocument, 'form')
      // The note is deleted with the form when its sender's account is deleted; the log only records that there was
      // one.
      transaction.update(ref, { notes: FieldValue.arrayUnion({ at: now, by: by.email, text }) })
      return { target: ref.path, what: 'Note added to a form' }
    },
  },
} satisfies Partial<Actions>
