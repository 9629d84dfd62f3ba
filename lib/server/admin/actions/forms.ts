import { FieldValue } from 'firebase-admin/firestore'
import { FormDocument } from '../../../support/forms/submission.ts'
import { type Actions, existing } from '../action.ts'

const stateWords = { new: 'marked as new', answered: 'marked as answered', closed: 'closed' } as const

/** Actions on messages and booking requests: their state, and the team's notes. */
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
