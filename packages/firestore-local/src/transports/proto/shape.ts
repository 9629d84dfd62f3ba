import { enums, type MessageName, messages } from './schema.ts'

export type Scalar =
  | 'string'
  | 'bytes'
  | 'bool'
  | 'int32'
  | 'int64'
  | 'double'
  | 'coordinate'
  | 'timestamp'
  | 'null'
  | 'int32?'
  | 'int64?'
  | 'unsupported'

/** The type of a field: a scalar, an enum with its names, or another message. */
export type FieldType =
  | { kind: Scalar }
  | { kind: 'enum'; names: readonly string[] }
  | { kind: 'message'; message: MessageShape }

export type FieldShape = {
  name: string
  number: number
  label: 'single' | 'repeated' | 'map'
  type: FieldType
  /** Full name for error messages: `StructuredQuery.findNearest`. */
  path: string
}
export type MessageShape = {
  name: MessageName
  byNumber: (FieldShape | undefined)[]
  byName: Map<string, FieldShape>
}

const shapes = new Map<MessageName, MessageShape>()

/**
 * Returns the parsed schema of one message. It is parsed on first use, so that it does not slow down the server's
 * start.
 */
export function shapeOf(name: MessageName): MessageShape {
  const known = shapes.get(name)
  if (known) return known
  const shape: MessageShape = { name, byNumber: [], byName: new Map() }
  shapes.set(name, shape)
  for (const [field, text] of Object.entries(messages[name])) {
    const parsed = parseField(name, field, text)
    shape.byNumber[parsed.number] = parsed
    shape.byName.set(field, parsed)
  }
  return shape
}

function parseField(message: string, name: string, text: string): FieldShape {
  const words = text.split(' ')
  const label = words[1] === 'repeated' ? 'repeated' : words[1] === 'map' ? 'map' : 'single'
  const type = parseType(words.at(-1) ?? '')
  return { name, number: Number(words[0]), label, type, path: `${message}.${name}` }
}

function parseType(text: string): FieldType {
  if (text.startsWith('enum:')) return { kind: 'enum', names: enums[text.slice('enum:'.length)] ?? [] }
  if (text in messages) return { kind: 'message', message: shapeOf(text as MessageName) }
  return { kind: text as Scalar }
}
