import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'

/** Reads the document an action is about. @throws Refusal not-found if there is none, aborted if it can't be read */
export async function existing<Schema extends z.ZodType>(
  transaction: Transaction,
  ref: DocumentReference,
  schema: Schema,
  what: string,
): Promise<z.infer<Schema>> {
  const document = await transaction.get(ref)
  if (!document.exists) throw new Refusal('not-found', `This ${what} no longer exists.`)
  const { data, error } = schema.safeParse(document.data())
  if (error) throw new Refusal('aborted', `This ${what} has a faulty field: ${error.issues[0]?.path.join('.')}.`)
  return data as z.infer<Schema>
}
