import type { BinaryOp } from './ast.ts'
import { compare, equal, includes, isNumeric, listIncludes } from './compare.ts'
import {
  BytesValue,
  DurationValue,
  durationOf,
  type Failure,
  fail,
  MapValue,
  PathValue,
  type RuleValue,
  SetValue,
  TimestampValue,
  timestampOf,
  typeError,
  typeName,
} from './values.ts'

type Operator = (left: RuleValue, right: RuleValue) => RuleValue | Failure

/** The operators on known values. Arithmetic on ints is exact and fails when the result exceeds 64 bits. */
export const operators: Record<BinaryOp, Operator> = {
  '==': equal,
  '!=': (a, b) => !equal(a, b),
  '<': (a, b) => ordered(a, b, (order) => order < 0),
  '<=': (a, b) => ordered(a, b, (order) => order <= 0),
  '>': (a, b) => ordered(a, b, (order) => order > 0),
  '>=': (a, b) => ordered(a, b, (order) => order >= 0),
  in: isMember,
  '+': add,
  '-': subtract,
  '*': (a, b) => arithmetic('*', a, b),
  '/': (a, b) => (b === 0n && typeof a === 'bigint' ? fail('Division by zero.') : arithmetic('/', a, b)),
  '%': (a, b) => (b === 0n && typeof a === 'bigint' ? fail('Division by zero.') : arithmetic('%', a, b)),
}

type Sum = [ints: (x: bigint, y: bigint) => bigint, floats: (x: number, y: number) => number]

const sums: Record<'+' | '-' | '*' | '/' | '%', Sum> = {
  '+': [(x, y) => x + y, (x, y) => x + y],
  '-': [(x, y) => x - y, (x, y) => x - y],
  '*': [(x, y) => x * y, (x, y) => x * y],
  '/': [(x, y) => x / y, (x, y) => x / y],
  '%': [(x, y) => x % y, (x, y) => x % y],
}

function ordered(a: RuleValue, b: RuleValue, test: (order: number) => boolean): boolean | Failure {
  if (Number.isNaN(a) && isNumeric(b)) return false
  if (Number.isNaN(b) && isNumeric(a)) return false
  const order = compare(a, b)
  if (order !== null) return test(order)
  if (a === null || b === null) return fail('Null value error.')
  return fail(`Unsupported operation error. Received: ${typeName(a)} compared to ${typeName(b)}.`)
}

function isMember(item: RuleValue, group: RuleValue): boolean | Failure {
  if (Array.isArray(group)) return listIncludes(group, item)
  if (group instanceof SetValue) return includes(group.items, item)
  if (!(group instanceof MapValue)) return typeError([item, group], 'any, list|map|set')
  return typeof item === 'string' ? group.has(item) : typeError([item, group], 'string, map')
}

function add(a: RuleValue, b: RuleValue): RuleValue | Failure {
  if (typeof a === 'string' && typeof b === 'string') return a + b
  if (a instanceof TimestampValue && b instanceof DurationValue) return timestampOf(a.nanos + b.nanos)
  if (a instanceof DurationValue && b instanceof TimestampValue) return timestampOf(a.nanos + b.nanos)
  if (a instanceof DurationValue && b instanceof DurationValue) return durationOf(a.nanos + b.nanos)
  return arithmetic('+', a, b)
}

function subtract(a: RuleValue, b: RuleValue): RuleValue | Failure {
  if (a instanceof TimestampValue && b instanceof TimestampValue) return new DurationValue(a.nanos - b.nanos)
  if (a instanceof TimestampValue && b instanceof DurationValue) return timestampOf(a.nanos - b.nanos)
  if (a instanceof DurationValue && b instanceof DurationValue) return durationOf(a.nanos - b.nanos)
  return arithmetic('-', a, b)
}

function arithmetic(op: keyof typeof sums, a: RuleValue, b: RuleValue): RuleValue | Failure {
  const [ints, floats] = sums[op]
  if (typeof a === 'bigint' && typeof b === 'bigint') return toInt64(ints(a, b))
  if (isNumeric(a) && isNumeric(b)) return floats(Number(a), Number(b))
  if (a === null || b === null) return fail('Null value error.')
  return typeError([a, b], 'number, number')
}

/** Returns the value itself if it fits in 64 bits. */
export function toInt64(value: bigint): bigint | Failure {
  return BigInt.asIntN(64, value) === value ? value : fail('Integer overflow.')
}

export function negate(value: RuleValue): RuleValue | Failure {
  if (typeof value === 'bigint') return toInt64(-value)
  if (typeof value === 'number') return -value
  return value instanceof DurationValue ? new DurationValue(-value.nanos) : typeError([value], 'number')
}

/** `target.name`, and `target[name]` with a string. */
export function member(target: RuleValue, name: string): RuleValue | Failure {
  const value =
    target instanceof MapValue ? target.get(name) : target instanceof PathValue ? target.bound.get(name) : null
  if (value === undefined) return fail(`Property ${name} is undefined on object.`)
  if (target instanceof MapValue || target instanceof PathValue) return value
  return target === null ? fail('Null value error.') : typeError([target], 'map,path')
}

/** `target[index]`. */
export function element(target: RuleValue, index: RuleValue): RuleValue | Failure {
  if (typeof index === 'string') return member(target, index)
  if (typeof index !== 'bigint') return typeError([target, index], 'list|string|path|map, int|string')
  const items = indexable(target)
  if (!items) return target === null ? fail('Null value error.') : typeError([target], 'list,string,path')
  const item = items[Number(index)]
  return item === undefined || index < 0n ? fail(`Index ${index} is out of range.`) : item
}

/** `target[from:to]`: from is inclusive, to is exclusive. */
export function slice(target: RuleValue, from: RuleValue, to: RuleValue): RuleValue | Failure {
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return typeError([target, from, to], 'list|string, int, int')
  const bytes = target instanceof BytesValue
  const items = bytes ? target.bytes : Array.isArray(target) || typeof target === 'string' ? indexable(target) : null
  if (!items) return target === null ? fail('Null value error.') : typeError([target], 'list,string,bytes')
  if (from < 0n || to < from || to > BigInt(items.length)) return fail(`Range ${from}:${to} is out of range.`)
  if (bytes) return new BytesValue(target.bytes.slice(Number(from), Number(to)))
  const part = (items as RuleValue[]).slice(Number(from), Number(to))
  return typeof target === 'string' ? part.join('') : part
}

/** Strings are indexed by code points. */
function indexable(target: RuleValue): readonly RuleValue[] | null {
  if (Array.isArray(target)) return target
  if (typeof target === 'string') return [...target]
  return target instanceof PathValue ? [...target.segments] : null
}
