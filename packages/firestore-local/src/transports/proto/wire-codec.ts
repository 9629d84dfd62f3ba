import protobuf, { type Reader, type Writer } from 'protobufjs/minimal.js'
import { StatusError } from '../../status.ts'
import { canonicalDouble } from '../../values/normalise.ts'
import type { MessageName } from './schema.ts'
import { type FieldShape, type FieldType, type MessageShape, shapeOf } from './shape.ts'

const firstSecond = Date.parse('0001-01-01T00:00:00Z') / 1000
const lastSecond = Date.parse('9999-12-31T23:59:59Z') / 1000

/**
 * Formats protobuf's seconds since 1970 and nanoseconds as this server's timestamp; anything below a microsecond is
 * truncated, as in Firestore.
 * @throws StatusError INVALID_ARGUMENT outside the years 1 to 9999
 */
function formatTimestamp(seconds: number, nanos: number): string {
  if (seconds < firstSecond || seconds > lastSecond || nanos < 0 || nanos > 999_999_999) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid timestamp: ${seconds} seconds and ${nanos} nanoseconds.`)
  }
  const micros = String(Math.floor(nanos / 1000)).padStart(6, '0')
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${micros}Z`
}

/** Converts this server's timestamp back to protobuf's. */
function parseTimestamp(text: string): { seconds: number; nanos: number } {
  return {
    seconds: Date.parse(`${text.slice(0, 19)}Z`) / 1000,
    nanos: Number(text.slice(20, -1).padEnd(9, '0')),
  }
}

type Plain = Record<string, unknown>

/**
 * Decodes a protobuf message to proto3 JSON in its exact form (see protocol.ts).
 * @throws StatusError INVALID_ARGUMENT when malformed, UNIMPLEMENTED for a field this server does not know
 */
export function decodeMessage(name: MessageName, bytes: Buffer): unknown {
  try {
    return readMessage(shapeOf(name), protobuf.Reader.create(bytes), bytes.length)
  } catch (error) {
    if (error instanceof StatusError) throw error
    throw new StatusError('INVALID_ARGUMENT', 'Malformed protobuf message.')
  }
}

/** Encodes a proto3 JSON message as protobuf, behind gRPC's five-byte frame header. */
export function encodeFrame(name: MessageName, message: object): Buffer {
  const writer = protobuf.Writer.create()
  writeMessage(shapeOf(name), writer, message as Plain)
  const body = writer.finish()
  const header = Buffer.alloc(5)
  header.writeUInt32BE(body.length, 1)
  return Buffer.concat([header, body])
}

function readMessage(shape: MessageShape, reader: Reader, end: number): Plain {
  const result: Plain = {}
  while (reader.pos < end) {
    const tag = reader.int32()
    const field = shape.byNumber[tag >>> 3]
    if (!field) throw new StatusError('UNIMPLEMENTED', `Field ${tag >>> 3} of ${shape.name} is not supported.`)
    readField(field, reader, result, tag & 7)
  }
  return result
}

/** Reads a length and returns the end of the part that follows. */
function endOf(reader: Reader): number {
  const end = reader.uint32() + reader.pos
  if (end > reader.len) throw new RangeError('a part is longer than its message')
  return end
}

function readField(field: FieldShape, reader: Reader, into: Plain, wireType: number): void {
  if (field.label === 'single') into[field.name] = readOne(field, reader)
  else if (field.label === 'map') readEntry(field, reader, into)
  else {
    into[field.name] ??= []
    const list = into[field.name] as unknown[]
    const packed = wireType === 2 && (field.type.kind === 'int32' || field.type.kind === 'enum')
    const end = packed ? endOf(reader) : reader.pos + 1
    while (reader.pos < end) list.push(readOne(field, reader))
  }
}

function readEntry(field: FieldShape, reader: Reader, into: Plain): void {
  into[field.name] ??= {}
  const map = into[field.name] as Plain
  const end = endOf(reader)
  let key = ''
  let value: unknown = field.type.kind === 'string' ? '' : {}
  while (reader.pos < end) {
    const tag = reader.int32()
    if (tag >>> 3 === 1) key = reader.string()
    else if (tag >>> 3 === 2) value = readOne(field, reader)
    else reader.skipType(tag & 7)
  }
  // A document may have a field called __proto__, which plain assignment would lose.
  if (key === '__proto__')
    Object.defineProperty(map, key, { value, enumerable: true, writable: true, configurable: true })
  else map[key] = value
}

function readOne(field: FieldShape, reader: Reader): unknown {
  const type = field.type
  switch (type.kind) {
    case 'message':
      return readMessage(type.message, reader, endOf(reader))
    case 'string':
      return reader.string()
    case 'bytes':
      return Buffer.from(reader.bytes()).toString('base64')
    case 'bool':
      return reader.int32() !== 0
    case 'int32':
      return reader.int32()
    case 'int64':
      return String(reader.int64())
    case 'double':
      return canonicalDouble(reader.double())
    case 'coordinate':
      return reader.double()
    case 'enum':
      return enumName(field, type.names, reader.int32())
    case 'null':
      reader.int32()
      return null
    case 'timestamp':
      return readTimestamp(reader)
    case 'int32?':
    case 'int64?':
      return readWrapper(reader, type.kind)
    case 'unsupported':
      throw new StatusError('UNIMPLEMENTED', `${field.path} is not supported.`)
  }
}

function enumName(field: FieldShape, names: readonly string[], number: number): string {
  const name = names[number]
  if (!name) throw new StatusError('UNIMPLEMENTED', `${field.path} ${number} is not supported.`)
  return name
}

function readTimestamp(reader: Reader): string {
  const end = endOf(reader)
  let seconds = 0
  let nanos = 0
  while (reader.pos < end) {
    const tag = reader.int32()
    if (tag >>> 3 === 1) seconds = Number(reader.int64())
    else if (tag >>> 3 === 2) nanos = reader.int32()
    else reader.skipType(tag & 7)
  }
  return formatTimestamp(seconds, nanos)
}

function readWrapper(reader: Reader, kind: 'int32?' | 'int64?'): number | string {
  const end = endOf(reader)
  let value: number | string = kind === 'int32?' ? 0 : '0'
  while (reader.pos < end) {
    const tag = reader.int32()
    if (tag >>> 3 === 1) value = kind === 'int32?' ? reader.int32() : String(reader.int64())
    else reader.skipType(tag & 7)
  }
  return value
}

function writeMessage(shape: MessageShape, writer: Writer, message: Plain): void {
  for (const name in message) {
    const value = message[name]
    if (value === undefined) continue
    const field = shape.byName.get(name)
    if (!field) throw new StatusError('INTERNAL', `${shape.name} has no field ${name}.`)
    if (field.label === 'single') writeOne(writer, field.number, field.type, value)
    else if (field.label === 'map') writeMap(writer, field, value as Plain)
    else for (const item of value as unknown[]) writeOne(writer, field.number, field.type, item)
  }
}

function writeMap(writer: Writer, field: FieldShape, map: Plain): void {
  for (const key in map) {
    writer.uint32((field.number << 3) | 2).fork()
    writer.uint32((1 << 3) | 2).string(key)
    writeOne(writer, 2, field.type, map[key])
    writer.ldelim()
  }
}

function writeOne(writer: Writer, number: number, type: FieldType, value: unknown): void {
  writer.uint32((number << 3) | wireTypeOf(type))
  switch (type.kind) {
    case 'message':
      writer.fork()
      writeMessage(type.message, writer, value as Plain)
      writer.ldelim()
      return
    case 'string':
      writer.string(value as string)
      return
    case 'bytes':
      writer.bytes(Buffer.from(value as string, 'base64'))
      return
    case 'bool':
      writer.bool(value as boolean)
      return
    case 'int32':
      writer.int32(value as number)
      return
    case 'int64':
      writer.int64(value as string)
      return
    case 'double':
    case 'coordinate':
      // Number() parses "NaN", "-Infinity" and "-0" exactly.
      writer.double(Number(value))
      return
    case 'enum':
      writer.int32(type.names.indexOf(value as string))
      return
    case 'null':
      writer.int32(0)
      return
    case 'timestamp': {
      const { seconds, nanos } = parseTimestamp(value as string)
      writer.fork().uint32(8).int64(seconds).uint32(16).int32(nanos).ldelim()
      return
    }
    case 'int32?':
    case 'int64?':
      writer
        .fork()
        .uint32(8)
        .int64(value as number | string)
        .ldelim()
      return
    case 'unsupported':
      throw new StatusError('INTERNAL', 'Cannot answer with a field this server does not support.')
  }
}

function wireTypeOf({ kind }: FieldType): number {
  if (kind === 'double' || kind === 'coordinate') return 1
  return ['bool', 'int32', 'int64', 'enum', 'null'].includes(kind) ? 0 : 2
}
