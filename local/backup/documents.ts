import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore'
import { decodeFields, encodeFields } from './values.ts'

/** Writes every document into a file, deepest last. @returns how many */
export async function saveDocuments(db: Firestore, file: string): Promise<number> {
  const out = createWriteStream(file, { mode: 0o600 })
  let count = 0
  const saveAll = async (collections: CollectionReference[]) => {
    for (const collection of collections) {
      // Also those that are only the way to others: their subcollections would be missed.
      for (const ref of await collection.listDocuments()) {
        const document = await ref.get()
        if (document.exists) {
          const line = JSON.stringify({ path: ref.path, fields: encodeFields(document.data() ?? {}) })
          if (!out.write(`${line}\n`)) await once(out, 'drain')
          count += 1
        }
        await saveAll(await ref.listCollections())
      }
    }
  }
  await saveAll(await db.listCollections())
  out.end()
  await once(out, 'finish')
  return count
}

/** Writes the documents of a file back. Safe to run again. @throws Error with the line that cannot be read. */
export async function restoreDocuments(db: Firestore, file: string): Promise<number> {
  const writer = db.bulkWriter()
  const failed: string[] = []
  writer.onWriteError(({ documentRef, failedAttempts, message }) => {
    if (failedAttempts < 5) return true
    failed.push(`${documentRef.path}: ${message}`)
    return false
  })
  const refOf = (path: string): DocumentReference => db.doc(path)
  let count = 0
  try {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      count += 1
      const { path, fields } = readLine(line, count)
      // What fails for good is told above.
      writer.set(refOf(path), decodeFields(fields, refOf)).catch(() => {})
    }
  } finally {
    await writer.close()
  }
  if (failed.length > 0)
    throw new Error(`${failed.length} documents were not written:\n${failed.slice(0, 10).join('\n')}`)
  return count
}

function readLine(line: string, number: number): { path: string; fields: Record<string, unknown> } {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} is incomplete; nothing after it was restored.`)
  }
}
