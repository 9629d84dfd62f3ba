import type { BinaryOp, LogicalOp } from './ast.ts'
import { callMethod, type MethodTable } from './methods.ts'
import { element, member, negate, operators, slice } from './operators.ts'
import type { Run } from './run.ts'
import type { Builtin } from './signature.ts'
import {
  anything,
  BOOL,
  ERROR,
  either,
  LIST,
  MAP,
  orError,
  outcomesOf,
  PATH,
  type Result,
  TRUE,
  Unknown,
} from './unknown.ts'
import { unknownMethod } from './unknown-methods.ts'
import { unknownBinary, unknownIs, unknownLogical, unknownMember, unknownNot } from './unknown-operators.ts'
import { Failure, MapValue, PathValue, type RuleValue, toText, typeError, typeName } from './values.ts'

/**
 * A compiled expression: takes the run and the locals of its function, and returns a value, a failure or an unknown.
 */
export type Evaluate = (run: Run, locals: readonly Result[]) => Result

/** Records where an error arose, unless something deeper already did. */
export function located(value: Result, line: number): Result {
  if (value instanceof Failure && value.line === 0) value.line = line
  return value
}

const boolError = (value: RuleValue) => typeError([value], 'bool')
const known = (value: Result): value is RuleValue => !(value instanceof Failure || value instanceof Unknown)

/** `&&` and `||`: an error on one side does not matter when the other side decides the result. */
export function logical(op: LogicalOp, left: Evaluate, right: Evaluate, line: number): Evaluate {
  const decides = op === '||'
  return (run, locals) => {
    const l = left(run, locals)
    if (l === decides) return l
    const r = right(run, locals)
    if (r === decides) return r
    if (l === !decides && r === l) return r
    if (l instanceof Unknown || r instanceof Unknown) return located(unknownLogical(op, l, r), line)
    if (l instanceof Failure) return l
    if (typeof l !== 'boolean') return located(boolError(l), line)
    return r instanceof Failure || typeof r === 'boolean' ? r : located(boolError(r), line)
  }
}

export function not(operand: Evaluate, line: number): Evaluate {
  return (run, locals) => {
    const value = operand(run, locals)
    if (typeof value === 'boolean') return !value
    if (value instanceof Failure) return value
    return located(value instanceof Unknown ? unknownNot(value) : boolError(value), line)
  }
}

export function negation(operand: Evaluate, line: number): Evaluate {
  return (run, locals) => {
    const value = operand(run, locals)
    if (value instanceof Failure) return value
    return value instanceof Unknown ? anything : located(negate(value), line)
  }
}

export function binary(op: BinaryOp, left: Evaluate, right: Evaluate, line: number): Evaluate {
  const operate = operators[op]
  return (run, locals) => {
    const l = left(run, locals)
    if (l instanceof Failure) return l
    const r = right(run, locals)
    if (r instanceof Failure) return r
    if (l instanceof Unknown || r instanceof Unknown) return located(unknownBinary(op, l, r), line)
    return located(operate(l, r), line)
  }
}

export function isType(operand: Evaluate, type: string): Evaluate {
  return (run, locals) => {
    const value = operand(run, locals)
    if (value instanceof Failure) return value
    if (value instanceof Unknown) return unknownIs(value, type)
    const name = typeName(value)
    // `is` is false for every set, even `is set`, as in Google's emulator.
    if (name === 'set') return false
    return name === type || (type === 'number' && (name === 'int' || name === 'float'))
  }
}

export function conditional(test: Evaluate, yes: Evaluate, no: Evaluate, line: number): Evaluate {
  return (run, locals) => {
    const value = test(run, locals)
    if (value === true) return yes(run, locals)
    if (value === false) return no(run, locals)
    if (value instanceof Failure) return value
    if (!(value instanceof Unknown)) return located(boolError(value), line)
    if (!(value.outcomes & BOOL)) return located(boolError(null), line)
    const possible = value.outcomes & TRUE ? yes(run, locals) : no(run, locals)
    const both = (value.outcomes & BOOL) === BOOL ? either(possible, no(run, locals)) : possible
    return value.outcomes & ~BOOL ? orError(both) : both
  }
}

export function memberOf(target: Evaluate, name: string, line: number): Evaluate {
  return (run, locals) => {
    const value = target(run, locals)
    if (value instanceof MapValue) {
      const found = value.get(name)
      if (found !== undefined) return found
    }
    if (value instanceof Failure) return value
    return located(value instanceof Unknown ? unknownMember(value, name) : member(value, name), line)
  }
}

export function elementOf(target: Evaluate, index: Evaluate, line: number): Evaluate {
  return (run, locals) => {
    const value = target(run, locals)
    if (value instanceof Failure) return value
    const at = index(run, locals)
    if (at instanceof Failure) return at
    if (known(value) && known(at)) return located(element(value, at), line)
    if (value instanceof Unknown && typeof at === 'string') return located(unknownMember(value, at), line)
    return anything
  }
}

export function rangeOf(target: Evaluate, from: Evaluate, to: Evaluate, line: number): Evaluate {
  return (run, locals) => {
    const [value, start, end] = [target(run, locals), from(run, locals), to(run, locals)]
    for (const part of [value, start, end]) if (part instanceof Failure) return part
    if (!known(value) || !known(start) || !known(end)) return anything
    return located(slice(value, start, end), line)
  }
}

/** Returns the values of all arguments, or the first failure among them. */
function evaluateAll(
  run: Run,
  locals: readonly Result[],
  args: readonly Evaluate[],
): Failure | (RuleValue | Unknown)[] {
  const values: (RuleValue | Unknown)[] = []
  for (const arg of args) {
    const value = arg(run, locals)
    if (value instanceof Failure) return value
    values.push(value)
  }
  return values
}

export function methodCall(
  table: MethodTable,
  target: Evaluate,
  name: string,
  args: readonly Evaluate[],
  line: number,
): Evaluate {
  return (run, locals) => {
    const receiver = target(run, locals)
    if (receiver instanceof Failure) return receiver
    const values = evaluateAll(run, locals, args)
    if (values instanceof Failure) return values
    if (known(receiver) && values.every(known)) return located(callMethod(table, receiver, name, values), line)
    return located(unknownMethod(receiver, name, values), line)
  }
}

export function builtinCall({ run: call }: Builtin, args: readonly Evaluate[], line: number): Evaluate {
  return (run, locals) => {
    const values = evaluateAll(run, locals, args)
    if (values instanceof Failure) return values
    return values.every(known) ? located(call(values), line) : anything
  }
}

/** Lists (and maps, below) of partly unknown values keep what is known about each. */
export function listOf(items: readonly Evaluate[]): Evaluate {
  return (run, locals) => {
    const values = evaluateAll(run, locals, items)
    if (values instanceof Failure || values.every(known)) return values
    return withErrors(new Unknown(LIST, { items: values }), values)
  }
}

const withErrors = (whole: Unknown, parts: readonly Result[]) =>
  parts.some((part) => outcomesOf(part) & ERROR) ? orError(whole) : whole

export function mapOf(entries: readonly { key: Evaluate; value: Evaluate }[], line: number): Evaluate {
  return (run, locals) => {
    const fields = new Map<string, Result>()
    for (const entry of entries) {
      const key = entry.key(run, locals)
      const value = entry.value(run, locals)
      if (key instanceof Failure) return key
      if (value instanceof Failure) return value
      if (key instanceof Unknown) return anything
      if (typeof key !== 'string') return located(typeError([key], 'string'), line)
      fields.set(key, value)
    }
    return mapFrom(fields)
  }
}

/** Builds a map of these members, none of them a failure; it is unknown as soon as one of them is. */
export function mapFrom(fields: ReadonlyMap<string, Result>): Result {
  const entries = new Map<string, RuleValue>()
  for (const [name, value] of fields) if (known(value)) entries.set(name, value)
  return entries.size === fields.size
    ? MapValue.of(entries)
    : withErrors(new Unknown(MAP, { fields }), [...fields.values()])
}

/** A path literal; `unbound` names the segments that `bind` will fill in. */
export function pathOf(
  segments: readonly (string | Evaluate)[],
  unbound: ReadonlyMap<number, string>,
  line: number,
): Evaluate {
  return (run, locals) => {
    const texts: string[] = []
    for (const segment of segments) {
      const value = typeof segment === 'string' ? segment : segment(run, locals)
      if (value instanceof Failure) return value
      if (value instanceof Unknown) return new Unknown(PATH | ERROR)
      const text = value instanceof PathValue ? value : toText(value)
      if (text instanceof Failure) return located(text, line)
      if (text instanceof PathValue) texts.push(...text.segments)
      else texts.push(String(text))
    }
    return new PathValue(texts, unbound)
  }
}
