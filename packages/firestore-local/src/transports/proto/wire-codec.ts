import { StatusError } from '../../status.ts'
import type { MessageName } from './schema.ts'
import { type FieldShape, type FieldType, type MessageShape, shapeOf } from './shape.ts'
import { formatTimestamp, parseTimestamp } from './timestamp.ts'
import { WireReader } from './wire-reader.ts'
import { WireWriter } from './wire-writer.ts'

type Plain = Record<string, unknown>

/**
 * A protobuf message as proto3 JSON in its exact form (see protocol.ts).
 * @throws StatusError INVALID_ARGUMENT when malformed, UNIMPLEMENTED for a field this server does not know
 */
export function decodeMessage(name: MessageName, bytes: Buffer): unknown {
  return readMessage(shapeOf(name), new WireReader(bytes), bytes.length)
}

/** The protobuf bytes of a proto3 JSON message, behind gRPC's five-byte frame header. */
export function encodeFrame(name: MessageName, message: object): Buffer {
  const writer = new WireWriter()
  writeMessage(shapeOf(name), writer, message as Plain)
  writer.uint32BigEndian(writer.size)
  writer.byte(0)
  return writer.finish()
}

function readMessage(shape: MessageShape, reader: WireReader, end: number): Plain {
  const result: Plain = {}
  while (reader.position < end) {
    const tag = reader.int32()
    const field = shape.byNumber[tag >>> 3]
    if (!field) throw new StatusError('UNIMPLEMENTED', `Field ${tag >>> 3} of ${shape.name} is not supported.`)
    readField(field, reader, result, tag & 7)
  }
  return result
}

function readField(field: FieldShape, reader: WireReader, into: Plain, wireType: number): void {
  if (field.label === 'single') into[field.name] = readOne(field, reader)
  else if (field.label === 'map') readEntry(field, reader, into)
  else {
    into[field.name] ??= []
    const list = into[field.name] as unknown[]
    const packed = wireType === 2 && (field.type.kind === 'int32' || field.type.kind === 'enum')
    const end = packed ? reader.end() : reader.position + 1
    while (reader.position < end) list.push(readOne(field, reader))
  }
}

function readEntry(field: FieldShape, reader: WireReader, into: Plain): void {
  into[field.name] ??= {}
  const map = into[field.name] as Plain
  const end = reader.end()
  let key = ''
  let value: unknown = field.type.kind === 'string' ? '' : {}
  while (reader.position < end) {
    const tag = reader.int32()
    if (tag >>> 3 === 1) key = reader.string()
    else if (tag >>> 3 === 2) value = readOne(field, reader)
    else reader.skip(tag & 7)
  }
  // A document may have a field called __proto__; plain assignment would lose it.
  if (key === '__proto__')
    Object.defineProperty(map, key, { value, enumerable: true, writable: true, configurable: true })
  else map[key] = value
}

function readOne(field: FieldShape, reader: WireReader): unknown {
  const type = field.type
  switch (type.kind) {
    case 'message':
      return readMessage(type.message, reader, reader.end())
    case 'string':
      return reader.string()
    case 'bytes':
      return reader.base64()
    case 'bool':
      return reader.int32() !== 0
    case 'int32':
      return reader.int32()
    case 'int64':
      return reader.int64()
    case 'double':
      return doubleToJson(reader.double())
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

/** JSON has no NaN, infinities or negative zero, so these four travel as text. */
export function doubleToJson(value: number): number | string {
  return Number.isFinite(value) && !Object.is(value, -0) ? value : Object.is(value, -0) ? '-0' : String(value)
}

function readTimestamp(reader: WireReader): string {
  const end = reader.end()
  let seconds = 0
  let nanos = 0
  while (reader.position < end) {
    const tag = reader.int32()
    if (tag >>> 3 === 1) seconds = Number(reader.int64())
    else if (tag >>> 3 === 2) nanos = reader.int32()
    else reader.skip(tag & 7)
  }
  return formatTimestamp(seconds, nanos)
}

function readWrapper(reader: WireReader, kind: 'int32?' | 'int64?'): number | string {
  const end = reader.end()
  let value: number | string = kind === 'int32?' ? 0 : '0'
  while (reader.position < end) {
    const tag = reader.int32()
    if (tag >>> 3 === 1) value = kind === 'int32?' ? reader.int32() : reader.int64()
    else reader.skip(tag & 7)
  }
  return value
}

function writeMessage(shape: MessageShape, writer: WireWriter, message: Plain): void {
  for (const name in message) {
    const value = message[name]
    if (value === undefined) continue
    const field = shape.byName.get(name)
    if (!field) throw new StatusError('INTERNAL', `${shape.name} has no field ${name}.`)
    if (field.label === 'single') writeTagged(writer, field.number, field.type, value)
    else if (field.label === 'map') writeMap(writer, field, value as Plain)
    else writeList(writer, field, value as unknown[])
  }
}

function writeList(writer: WireWriter, field: FieldShape, values: unknown[]): void {
  for (let index = values.length - 1; index >= 0; index--) writeTagged(writer, field.number, field.type, values[index])
}

function writeMap(writer: WireWriter, field: FieldShape, map: Plain): void {
  const keys = Object.keys(map)
  for (let index = keys.length - 1; index >= 0; index--) {
    const key = keys[index] ?? ''
    const before = writer.size
    writeTagged(writer, 2, field.type, map[key])
    writer.string(key)
    writer.varint((1 << 3) | 2)
    writer.varint(writer.size - before)
    writer.varint((field.number << 3) | 2)
  }
}

function writeTagged(writer: WireWriter, number: number, type: FieldType, value: unknown): void {
  const wireType = writeOne(writer, type, value)
  writer.varint((number << 3) | wireType)
}

/** Writes the value and returns its wire type. */
function writeOne(writer: WireWriter, type: FieldType, value: unknown): number {
  switch (type.kind) {
    case 'message':
      return writeMeasured(writer, () => writeMessage(type.message, writer, value as Plain))
    case 'string':
      writer.string(value as string)
      return 2
    case 'bytes':
      writer.base64(value as string)
      return 2
    case 'bool':
      writer.varint(value ? 1 : 0)
      return 0
    case 'int32':
      writer.varint(value as number)
      return 0
    case 'int64':
      writer.int64(value as string)
      return 0
    case 'double':
    case 'coordinate':
      // Number() reads "NaN", "-Infinity" and "-0" back exactly.
      writer.double(Number(value))
      return 1
    case 'enum':
      writer.varint(type.names.indexOf(value as string))
      return 0
    case 'null':
      writer.varint(0)
      return 0
    case 'timestamp':
      return writeMeasured(writer, () => writeTimestamp(writer, value as string))
    case 'int32?':
    case 'int64?':
      return writeMeasured(writer, () => writeTagged(writer, 1, { kind: 'int64' }, String(value)))
    case 'unsupported':
      throw new StatusError('INTERNAL', 'Cannot answer with a field this server does not support.')
  }
}

function writeMeasured(writer: WireWriter, write: () => void): number {
  const before = writer.size
  write()
  writer.varint(writer.size - before)
  return 2
}

function writeTimestamp(writer: WireWriter, text: string): void {
  const { seconds, nanos } = parseTimestamp(text)
  writer.varint(nanos)
  writer.varint(2 << 3)
  writer.varint(seconds)
  writer.varint(1 << 3)
}
