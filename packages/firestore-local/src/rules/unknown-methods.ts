import {
  anything,
  BOOL,
  ERROR,
  either,
  FALSE,
  INT,
  LIST,
  MAP,
  orError,
  outcome,
  outcomesOf,
  type Result,
  SET,
  STORED,
  STRING,
  TRUE,
  Unknown,
} from './unknown.ts'
import { amongAll, equalityInList, equalityInSet } from './unknown-operators.ts'
import { Failure, MapValue, type RuleValue, SetValue } from './values.ts'

type Known = Unknown | RuleValue

/** The possible kinds of a method's result, by its name alone; any of them may also fail. */
const resultKinds: Record<string, number> = {
  size: INT,
  matches: BOOL,
  hasAny: BOOL,
  hasAll: BOOL,
  hasOnly: BOOL,
  lower: STRING,
  upper: STRING,
  trim: STRING,
  replace: STRING,
  join: STRING,
  split: LIST,
}

/** Evaluates `receiver.name(args)` where something is unknown and nothing is a failure. */
export function unknownMethod(receiver: Known, name: string, args: readonly Known[]): Result {
  const errors = [receiver, ...args].reduce<number>((bits, value) => bits | (outcomesOf(value) & ERROR), 0)
  const [first] = args
  if ((name === 'hasAny' || name === 'hasAll') && first !== undefined) {
    // A list's method does not accept a set.
    const mixed = outcomesOf(receiver) & LIST && outcomesOf(first) & SET ? ERROR : 0
    return withErrors((name === 'hasAny' ? anyOf : allOf)(receiver, first), errors | mixed)
  }
  if (receiver instanceof Unknown) {
    if (name === 'get' && first !== undefined) {
      const value = mapGet(receiver, first, args[1] ?? null)
      return errors ? orError(value) : value
    }
    if (name === 'keys' && receiver.outcomes === MAP)
      return new Unknown(LIST, { holds: [...(receiver.facts.fields?.keys() ?? [])] })
    if (name === 'toSet' && receiver.outcomes === LIST)
      return new Unknown(SET, receiver.facts.holds ? { holds: receiver.facts.holds } : {})
    if (name === 'size' && isExactly(receiver, STRING, LIST, SET, MAP)) return new Unknown(INT)
  }
  const kinds = Object.hasOwn(resultKinds, name) ? resultKinds[name] : undefined
  return kinds === undefined ? anything : new Unknown(kinds | ERROR)
}

const withErrors = (truth: number, errors: number) => outcome(truth | errors)

const isExactly = (value: Unknown, ...kinds: number[]) => kinds.includes(value.outcomes)

type Contents = { items: readonly Result[]; complete: boolean; areEqual: typeof equalityInList }

/**
 * Returns the items that are certainly in a list or set, and whether they are all of its items; null for other values.
 */
function contents(group: Known): Contents | null {
  if (Array.isArray(group)) return { items: group, complete: true, areEqual: equalityInList }
  if (group instanceof SetValue) return { items: group.items, complete: true, areEqual: equalityInSet }
  if (!(group instanceof Unknown) || group.outcomes & ~(LIST | SET | ERROR)) return null
  const { items, holds } = group.facts
  // The known items of an unknown set are map keys: strings, which lists and sets compare alike.
  const areEqual = equalityInList
  return items ? { items, complete: true, areEqual } : { items: holds ?? [], complete: false, areEqual }
}

/** Whether `item` is among the contents: TRUE, FALSE or both, or ERROR. */
function among(item: Result, group: Contents): number {
  if (item instanceof Failure) return ERROR
  const truth = amongAll(item, group.items, group.areEqual)
  return group.complete || truth === TRUE || truth === ERROR ? truth : BOOL
}

function anyOf(receiver: Known, wanted: Known): number {
  const own = contents(receiver)
  const other = contents(wanted)
  if (!own || !other) return BOOL | ERROR
  const truths = other.items.map((item) => among(item, own))
  if (truths.includes(TRUE)) return TRUE
  const none = own.complete && other.complete && truths.every((truth) => truth === FALSE)
  return none ? FALSE : BOOL
}

function allOf(receiver: Known, wanted: Known): number {
  const own = contents(receiver)
  const other = contents(wanted)
  if (!own || !other) return BOOL | ERROR
  const truths = other.items.map((item) => among(item, own))
  if (truths.includes(FALSE)) return FALSE
  return other.complete && truths.every((truth) => truth === TRUE) ? TRUE : BOOL
}

/**
 * `map.get(key, otherwise)`: a key that the query proves present returns its value; any other may return the default.
 */
function mapGet(map: Unknown, key: Known, otherwise: Known): Result {
  if (map.outcomes !== MAP) return anything
  const path = Array.isArray(key) ? key : [key]
  let value: Result = map
  for (const step of path) {
    if (typeof step !== 'string') return anything
    const next = stepInto(value, step)
    if (next === undefined) return either(otherwise, new Unknown(STORED))
    value = next
  }
  return path.length === 0 ? anything : value
}

/** Returns the value at a key that is certainly present, otherwise undefined. */
function stepInto(value: Result, step: string): Result | undefined {
  if (value instanceof MapValue) return value.get(step)
  return value instanceof Unknown && value.outcomes === MAP ? value.facts.fields?.get(step) : undefined
}
