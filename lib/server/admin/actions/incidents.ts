import { type Incident, Incident as IncidentDocument } from '../../../content/status/incident.ts'
import { type Actions, existing } from '../action.ts'

export const incidentActions = {
  'incident.open': {
    async change({ transaction, input, key }, { db, now }) {
      const ref = db.doc(`incidents/${key}`)
      const incident: Omit<Incident, 'id'> = { ...input, startedAt: now, resolvedAt: null, updates: [] }
      transaction.create(ref, incident)
      return { target: ref.path, what: `Incident opened: ${input.title}`, made: ref.id }
    },
  },
  'incident.news': {
    async change({ transaction, input: { id, state, text } }, { db, now }) {
      const ref = db.doc(`incidents/${id}`)
      const { updates, title } = await existing(transaction, ref, IncidentDocument, 'incident')
      // A recurring incident is open again, from its original start.
      const resolvedAt = state === 'resolved' ? now : null
      transaction.update(ref, { state, resolvedAt, updates: [...updates, { at: now, state, text }] })
      return { target: ref.path, what: `Incident updated (${state}): ${title}` }
    },
  },
  'incident.edit': {
    async change({ transaction, input: { id, ...words } }, { db }) {
      const ref = db.doc(`incidents/${id}`)
      await existing(transaction, ref, IncidentDocument, 'incident')
      transaction.update(ref, words)
      return { target: ref.path, what: `Incident reworded: ${words.title}` }
    },
  },
} satisfies Partial<Actions>
