import { StatusError } from '../status.ts'

const databasePattern = /^projects\/[^/]+\/databases\/[^/]+$/

/** `projects/p/databases/d` out of any resource name below it. @throws StatusError INVALID_ARGUMENT */
export function databaseOf(name: string): string {
  const database = name.split('/', 4).join('/')
  if (!databasePattern.test(database)) throw invalidName(name)
  return database
}

/** Splits a document's name into its parent and its collection: `…/documents`, `users`, `alice`. */
export function splitDocumentName(name: string): { parent: string; collectionId: string; documentId: string } {
  const segments = name.split('/')
  const documentId = segments.pop() ?? ''
  const collectionId = segments.pop() ?? ''
  return { parent: segments.join('/'), collectionId, documentId }
}

export const invalidName = (name: string) =>
  new StatusError('INVALID_ARGUMENT', `Invalid resource name ${JSON.stringify(name)}.`)
