import type { DocumentChange } from '../core-contract.ts'
import type { Document, Fields, FieldTransform, Precondition, Timestamp, Write, WriteResult } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { getField, parseOwnFieldPath, withField, withoutField } from '../values/field-path.ts'
import { parseDocumentName } from '../values/names.ts'
import { normaliseFields } from '../values/normalise.ts'
import { identicalFields } from '../values/order.ts'
import { fieldsSize, requireDocumentSize } from '../values/size.ts'
import { normaliseTimestamp } from '../values/timestamp.ts'
import { applyTransforms, requireTransforms } from './transforms.ts'

const maxRequestBytes = 10 * 1_048_576
const maxTransforms = 500

const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

/** Writes that are resolved but not yet in effect: what each document would become, with each touched document once. */
export type Staged = {
  database: string
  time: Timestamp
  results: WriteResult[]
  /** Every document the writes name, including those unchanged or only verified. */
  touched: Map<string, DocumentChange>
  verified: Set<string>
}

/** Returns the value of REQUEST_TIME and of the rules' request.time; Firestore keeps it to the millisecond. */
export const requestTimeOf = (commitTime: Timestamp): Timestamp => `${commitTime.slice(0, 23)}000Z`

/**
 * Returns the name of the document a write targets. @throws StatusError unless the write has exactly one known
 * operation
 */
export function targetOf(write: Write): string {
  const names = [write.update?.name, write.delete, write.verify, write.transform?.document]
  const given = names.filter((name) => name !== undefined && name !== '')
  if (given.length !== 1 || !given[0]) throw invalid('A write needs exactly one operation, with a document name.')
  return given[0]
}

/**
 * Resolves the writes in order, each on top of the ones before it.
 * @throws StatusError when a precondition fails or a write is malformed; nothing is in effect then
 */
export function stageWrites(
  get: (name: string) => Document | null,
  database: string,
  writes: Write[],
  time: Timestamp,
): Staged {
  requireSound(database, writes)
  const staged: Staged = { database, time, results: [], touched: new Map(), verified: new Set() }
  for (const write of writes) {
    const name = targetOf(write)
    const entry = staged.touched.get(name) ?? { name, before: get(name), after: get(name) }
    requirePrecondition(write.currentDocument, name, entry.after)
    if (write.verify) staged.verified.add(name)
    const { after, result } = resolve(write, name, entry.after, time)
    staged.touched.set(name, { ...entry, after })
    staged.results.push(result)
  }
  return staged
}

/** Refuses requests that are invalid whatever the documents hold, as Firestore does before it reads any. */
function requireSound(database: string, writes: Write[]): void {
  let requestBytes = 0
  const earlier = new Map<string, { last: Write; first: Write }>()
  for (const write of writes) {
    const name = targetOf(write)
    if (parseDocumentName(name).database !== database) {
      throw invalid(`"${name}" is not in the database "${database}".`)
    }
    requestBytes += fieldsSize(write.update?.fields)
    if (requestBytes > maxRequestBytes) throw invalid('Request payload size exceeds the limit: 10485760 bytes.')
    if (write.update) normaliseFields(write.update.fields)
    for (const path of write.updateMask?.fieldPaths ?? []) parseOwnFieldPath(path)
    const transforms = transformsOf(write)
    if (transforms.length > maxTransforms) throw invalid(`A write may have at most ${maxTransforms} field transforms.`)
    requireTransforms(transforms)
    const before = earlier.get(name)
    if (before && !before.last.verify) requireFollows(before, write, name)
    earlier.set(name, { last: write, first: before?.first ?? write })
  }
}

const transformsOf = (write: Write): FieldTransform[] =>
  write.transform?.fieldTransforms ?? write.updateTransforms ?? []

/** Refuses a write whose precondition contradicts what an earlier write of the same request left. */
function requireFollows(
  { last, first }: { last: Write; first: Write },
  { currentDocument, ...write }: Write,
  name: string,
): void {
  const { exists, updateTime } = currentDocument ?? {}
  const isThere = !last.delete
  const contradicts = exists !== undefined && exists !== isThere
  const isOther = updateTime && ((!isThere && !write.delete) || updateTime !== first.currentDocument?.updateTime)
  if (contradicts || isOther) {
    const then = write.delete ? 'delete' : exists === false ? 'insert' : 'update'
    throw invalid(`Cannot ${isThere ? 'write' : 'delete'} then ${then} an entity in the same request: ${name}`)
  }
}

function requirePrecondition(precondition: Precondition | undefined, name: string, current: Document | null): void {
  if (!precondition) return
  const { exists, updateTime } = precondition
  if (exists === true && !current) throw new StatusError('NOT_FOUND', `No document to update: ${name}`)
  if (exists === false && current) throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`)
  if (updateTime && current?.updateTime !== normaliseTimestamp(updateTime)) {
    // Also when the document is gone, because the browser SDK retries a transaction on this status, not on NOT_FOUND.
    throw new StatusError('FAILED_PRECONDITION', `The document was changed or deleted since ${updateTime}: ${name}`)
  }
}

function resolve(
  write: Write,
  name: string,
  before: Document | null,
  time: Timestamp,
): { after: Document | null; result: WriteResult } {
  if (write.delete) return { after: null, result: {} }
  if (write.verify) return { after: before, result: before ? { updateTime: before.updateTime } : {} }
  const masked = write.update ? maskedFields(write, before?.fields) : (before?.fields ?? {})
  const transforms = transformsOf(write)
  const { fields, results } = applyTransforms(masked, transforms, requestTimeOf(time))
  const transformResults = transforms.length > 0 ? { transformResults: results } : {}
  if (before && identicalFields(before.fields, fields)) {
    return { after: before, result: { updateTime: before.updateTime, ...transformResults } }
  }
  const after = { name, fields, createTime: before?.createTime ?? time, updateTime: time }
  requireDocumentSize(after)
  return { after, result: { updateTime: time, ...transformResults } }
}

/**
 * Returns the update's fields. With a mask, returns the stored fields with the masked ones set, or deleted where the
 * update has none.
 */
function maskedFields(write: Write, stored: Fields = {}): Fields {
  const fields = normaliseFields(write.update?.fields)
  if (!write.updateMask) return fields
  let merged = stored
  for (const fieldPath of write.updateMask.fieldPaths ?? []) {
    const path = parseOwnFieldPath(fieldPath)
    const value = getField(fields, path)
    merged = value ? withField(merged, path, value) : withoutField(merged, path)
  }
  return merged
}
