import type { Fields, Value } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { isVector } from './order.ts'

/** The segments of a field path; never empty. */
export type FieldPath = readonly [string, ...string[]]

const token = /(?:([A-Za-z_]\w*)|`((?:[^`\\]|\\.)+)`)(\.|$)/sy

/**
 * Parses `a.b` and `` a.`odd.name` ``; inside backticks a backslash escapes the next character.
 * @throws StatusError INVALID_ARGUMENT
 */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = []
  token.lastIndex = 0
  let last = '.'
  while (last === '.') {
    const match = token.exec(text)
    if (!match) throw new StatusError('INVALID_ARGUMENT', `Invalid property path "${text}".`)
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1'))
    last = match[3] ?? ''
  }
  const [first, ...rest] = segments
  if (first === undefined) throw new StatusError('INVALID_ARGUMENT', 'A property path is empty.')
  return [first, ...rest]
}

/** As `parseFieldPath`, for a path in a query, a mask or a transform, where no segment may be `__reserved__`. */
export function parseOwnFieldPath(text: string): FieldPath {
  const path = parseFieldPath(text)
  if (path.some((segment) => /^__.*__$/s.test(segment))) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid reserved name in field path ${text}`)
  }
  return path
}

/** Returns the canonical text of a path; segments that are not plain identifiers are put in backticks. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (/^[A-Za-z_]\w*$/.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``))
    .join('.')
}

/** Returns the value at a path, or undefined when any step is missing or not a map. */
export function getField(fields: Fields | undefined, path: FieldPath): Value | undefined {
  let map = fields
  let value: Value | undefined
  for (const segment of path) {
    // Object.hasOwn, because a field may be called `constructor` or `toString`.
    if (!map || !Object.hasOwn(map, segment)) return undefined
    value = map[segment]
    map = childFields(value)
  }
  return value
}

/**
 * Returns the fields with one value set; maps on the way are created or replace other values. Copies only along the
 * path.
 */
export function withField(fields: Fields | undefined, path: FieldPath, value: Value): Fields {
  const [head, ...rest] = path
  const child = fields && Object.hasOwn(fields, head) ? childFields(fields[head]) : undefined
  const next = isPath(rest) ? { mapValue: { fields: withField(child, rest, value) } } : value
  return assign(fields, head, next)
}

/** Returns the fields without the value at a path, unchanged when there is none. */
export function withoutField(fields: Fields | undefined, path: FieldPath): Fields {
  const [head, ...rest] = path
  if (!fields || !Object.hasOwn(fields, head)) return fields ?? {}
  if (!isPath(rest)) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== head))
  const child = childFields(fields[head])
  if (getField(child, rest) === undefined) return fields
  return assign(fields, head, { mapValue: { fields: withoutField(child, rest) } })
}

/** A vector is stored as a map, but paths do not reach into it. */
const childFields = (value: Value | undefined): Fields | undefined =>
  value === undefined || isVector(value) ? undefined : value.mapValue?.fields

const isPath = (segments: string[]): segments is [string, ...string[]] => segments.length > 0

function assign(fields: Fields | undefined, name: string, value: Value): Fields {
  // A computed key has defineProperty semantics, which makes it safe for a field called `__proto__`.
  return { ...fields, [name]: value }
}
