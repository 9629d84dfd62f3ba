import { type Actions, Refusal } from '../action.ts'

export const wineActions = {
  'wine.save': {
    async change({ transaction, input: { id, offer }, key }, { db }) {
      const ref = db.doc(`wine-offers/${id ?? key}`)
      if (id !== null && !(await transaction.get(ref)).exists) {
        throw new Refusal('not-found', 'This offer no longer exists.')
      }
      if (offer.endsOn < offer.seenOn)
        throw new Refusal('invalid-argument', 'The end date is before the date it was seen')
      // An offer that an operator has checked is no longer sample data.
      transaction.set(ref, { ...offer, sample: false })
      return { target: ref.path, what: id === null ? 'Wine offer added' : 'Wine offer edited', made: ref.id }
    },
  },
  'wine.remove': {
    async change({ transaction, input: { id } }, { db }) {
      const ref = db.doc(`wine-offers/${id}`)
      if (!(await transaction.get(ref)).exists) throw new Refusal('not-found', 'This offer no longer exists.')
      transaction.delete(ref)
      return { target: ref.path, what: 'Wine offer removed' }
    },
  },
} satisfies Partial<Actions>
