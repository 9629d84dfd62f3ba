import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { FormDocument } from '../../../support/forms/submission.ts'
import { parseDocuments } from '../../firebase-admin.ts'

const maxForms = 100

const Note = z.object({ at: z.iso.datetime(), by: z.string(), text: z.string() })
const NotedForm = FormDocument.extend({ notes: z.array(Note).catch([]).default([]) })
export type NotedForm = z.infer<typeof NotedForm>

/** Reads forms of one kind and state: the longest waiting first, or the newest first if they are closed. */
export async function readForms(
  db: Firestore,
  kind: FormDocument['kind'],
  status: FormDocument['status'],
): Promise<NotedForm[]> {
  const forms = db.collection('forms').where('kind', '==', kind).where('status', '==', status)
  const { docs } = await forms
    .orderBy('createdAt', status === 'closed' ? 'desc' : 'asc')
    .limit(maxForms)
    .get()
  return parseDocuments(docs, NotedForm)
}
