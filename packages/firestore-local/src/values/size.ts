import type { Document, Fields, Value } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { parseName } from './names.ts'
import { typeOf } from './order.ts'

const maxDocumentBytes = 1_048_576

const textSize = (text: string) => Buffer.byteLength(text) + 1
const nameSize = (name: string) =>
  parseName(name)
    .path.split('/')
    .reduce((sum, segment) => sum + textSize(segment), 16)

/**
 * Returns the size of a map in bytes as Firestore counts it (https://firebase.google.com/docs/firestore/storage-size).
 */
export function fieldsSize(fields: Fields = {}): number {
  let size = 0
  for (const [name, value] of Object.entries(fields)) size += textSize(name) + valueSize(value)
  return size
}

function valueSize(value: Value): number {
  switch (typeOf(value)) {
    case 'nullValue':
    case 'booleanValue':
      return 1
    case 'stringValue':
      return textSize(value.stringValue ?? '')
    case 'bytesValue':
      return Buffer.byteLength(value.bytesValue ?? '', 'base64')
    case 'referenceValue':
      return nameSize(value.referenceValue ?? '')
    case 'geoPointValue':
      return 16
    case 'arrayValue':
      return (value.arrayValue?.values ?? []).reduce((sum, item) => sum + valueSize(item), 0)
    case 'mapValue':
      return fieldsSize(value.mapValue?.fields)
    default:
      return 8
  }
}

/** @throws StatusError INVALID_ARGUMENT when the document is larger than 1 MiB */
export function requireDocumentSize(document: Document): void {
  const size = nameSize(document.name) + fieldsSize(document.fields) + 32
  if (size > maxDocumentBytes) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Document "${document.name}" cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds ` +
        `the maximum allowed size of ${maxDocumentBytes.toLocaleString('en')} bytes.`,
    )
  }
}
