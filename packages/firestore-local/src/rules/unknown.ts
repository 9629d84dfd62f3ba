/**
 * What is known about a value that depends on a document not yet read: the second half of the evaluator. A query is
 * decided by running the rules on such values. Every operation returns at least all outcomes that some document could
 * produce (it may return more), so a condition whose only outcome is TRUE holds for every document.
 */
import { Failure, fail, type RuleValue, typeName } from './values.ts'

/** Kinds of outcome, as bits. true and false are separate kinds; ERROR is an evaluation error. */
export const ERROR = 1
export const TRUE = 2
export const FALSE = 4
export const NULL = 8
export const INT = 16
export const FLOAT = 32
export const STRING = 64
export const BYTES = 128
export const TIMESTAMP = 256
export const PATH = 512
export const LATLNG = 1024
export const LIST = 2048
export const MAP = 4096
export const SET = 8192
export const DURATION = 16384
export const MAP_DIFF = 32768
export const BOOL = TRUE | FALSE
export const NUMBER = INT | FLOAT
/** Everything a document can hold. */
export const STORED = BOOL | NULL | NUMBER | STRING | BYTES | TIMESTAMP | PATH | LATLNG | LIST | MAP
const ANYTHING = STORED | SET | DURATION | MAP_DIFF | ERROR

export type Bound = { value: RuleValue; inclusive: boolean }

/** Facts that hold for the value in every outcome except ERROR. */
export type Facts = {
  /** Bounds in Firestore's order; all outcomes are then of the bound's own kind. */
  low?: Bound
  high?: Bound
  /** Equal to this value, though an int may be a float and the other way round. */
  like?: RuleValue
  /** Equal to none of these values. */
  not?: readonly RuleValue[]
  /** A list or set that has these items; it may have others. */
  holds?: readonly Result[]
  /** A list of exactly these items. */
  items?: readonly Result[]
  /** A map that has these keys; it may have others. */
  fields?: ReadonlyMap<string, Result>
}

export class Unknown {
  readonly outcomes: number
  readonly facts: Facts
  constructor(outcomes: number, facts: Facts = {}) {
    this.outcomes = outcomes
    this.facts = facts
  }
}

export type Result = RuleValue | Failure | Unknown

export const anything = new Unknown(ANYTHING)

/** Returns the simplest value that has these outcomes. */
export function outcome(outcomes: number): Result {
  if (outcomes === TRUE) return true
  if (outcomes === FALSE) return false
  if (outcomes === NULL) return null
  return outcomes === ERROR ? fail('Evaluation error.') : new Unknown(outcomes)
}

export function outcomesOf(value: Result): number {
  if (value instanceof Unknown) return value.outcomes
  return value instanceof Failure ? ERROR : kindOf(value)
}

const kinds: Record<string, number> = {
  null: NULL,
  int: INT,
  float: FLOAT,
  string: STRING,
  bytes: BYTES,
  timestamp: TIMESTAMP,
  path: PATH,
  latlng: LATLNG,
  list: LIST,
  map: MAP,
  set: SET,
  duration: DURATION,
  map_diff: MAP_DIFF,
}

export function kindOf(value: RuleValue): number {
  if (typeof value === 'boolean') return value ? TRUE : FALSE
  return kinds[typeName(value)] ?? ANYTHING
}

/** The kinds that may hold a value equal to one of this kind: int and float can equal each other. */
export const family = (kind: number) => (kind & NUMBER ? NUMBER : kind)

/** Returns a result that may be either of two. */
export function either(a: Result, b: Result): Result {
  return a === b ? a : outcome(outcomesOf(a) | outcomesOf(b))
}

/** Returns a result that may be the value or an error. */
export function orError(value: Result): Result {
  if (value instanceof Failure) return value
  if (value instanceof Unknown) return new Unknown(value.outcomes | ERROR, value.facts)
  return new Unknown(kindOf(value) | ERROR, { like: value })
}
