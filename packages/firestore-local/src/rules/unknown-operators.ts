import type { BinaryOp, LogicalOp } from './ast.ts'
import { compare, equal, includes, isNumeric, listIncludes } from './compare.ts'
import {
  anything,
  BOOL,
  type Bound,
  BYTES,
  DURATION,
  ERROR,
  FALSE,
  type Facts,
  FLOAT,
  family,
  INT,
  kindOf,
  LATLNG,
  LIST,
  MAP,
  MAP_DIFF,
  NUMBER,
  orError,
  outcome,
  outcomesOf,
  PATH,
  type Result,
  SET,
  STRING,
  TIMESTAMP,
  TRUE,
  Unknown,
} from './unknown.ts'
import { Failure, MapValue, type RuleValue, SetValue } from './values.ts'

const flipped: Partial<Record<BinaryOp, BinaryOp>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

/** Evaluates a binary operator with at least one unknown operand and no failure. */
export function unknownBinary(op: BinaryOp, left: Unknown | RuleValue, right: Unknown | RuleValue): Result {
  const errors = (outcomesOf(left) | outcomesOf(right)) & ERROR
  if (op === '==') return outcome(equality(left, right) | errors)
  if (op === '!=') return outcome(negated(equality(left, right)) | errors)
  if (op === 'in') return outcome(membership(left, right) | errors)
  const mirrored = flipped[op]
  if (!mirrored) return anything
  if (left instanceof Unknown)
    return right instanceof Unknown ? new Unknown(BOOL | ERROR) : outcome(ordering(op, left, right) | errors)
  return right instanceof Unknown ? outcome(ordering(mirrored, right, left) | errors) : anything
}

const negated = (truth: number) => (truth & TRUE ? FALSE : 0) | (truth & FALSE ? TRUE : 0) | (truth & ERROR)

/** Which of TRUE and FALSE `a == b` can be, assuming neither is an error. */
export function equality(a: Unknown | RuleValue, b: Unknown | RuleValue): number {
  if (!(a instanceof Unknown)) return b instanceof Unknown ? equality(b, a) : equal(a, b) ? TRUE : FALSE
  if (b instanceof Unknown) {
    if (b.facts.like !== undefined) return equality(a, b.facts.like)
    const shared = families(a.outcomes) & families(b.outcomes) & ~ERROR
    return shared === 0 ? FALSE : BOOL
  }
  const { like, not, low, high } = a.facts
  // A query treats 1 and 1.0 as equal; the rules, inside lists and maps, do not.
  if (like !== undefined && !isNumeric(like) && hasNumber(like)) return BOOL
  if (isRough(b)) return BOOL
  if (like !== undefined) return equal(like, b) ? TRUE : FALSE
  const kinds = family(kindOf(b))
  const inside = a.outcomes & kinds
  if (inside === 0 || (not && includes(not, b))) return FALSE
  if ((low && beyond(b, low, 1)) || (high && beyond(b, high, -1))) return FALSE
  // true, false and null are the only values of their kinds; every other kind has several.
  const alone = b === null || typeof b === 'boolean'
  return alone && (a.outcomes & ~ERROR) === inside ? TRUE : BOOL
}

/**
 * As `equality`, for an item and an item of a list, where 1 is not 1.0. A match that involves numbers is certain only
 * when both values are known.
 */
export function equalityInList(item: Unknown | RuleValue, candidate: Unknown | RuleValue): number {
  if (!(item instanceof Unknown || candidate instanceof Unknown)) return listIncludes([candidate], item) ? TRUE : FALSE
  const truth = equality(item, candidate)
  const known = item instanceof Unknown ? candidate : item
  return truth === TRUE && (known instanceof Unknown || hasNumber(known)) ? BOOL : truth
}

/** As `equality`, for an item and an item of a set, where 1 equals 1.0 and NaN equals NaN at any depth. */
export function equalityInSet(item: Unknown | RuleValue, candidate: Unknown | RuleValue): number {
  if (!(item instanceof Unknown || candidate instanceof Unknown)) return includes([candidate], item) ? TRUE : FALSE
  const truth = equality(item, candidate)
  const isNoNumber = [item, candidate].every((one) => Number.isNaN(one instanceof Unknown ? one.facts.like : one))
  return isNoNumber ? BOOL : truth
}

/** Whether `==` and `<` may confuse the value with a neighbour: from 2^53 on, not every int has a float of its own. */
const isRough = (value: RuleValue) => isNumeric(value) && Math.abs(Number(value)) >= 2 ** 53

function hasNumber(value: RuleValue): boolean {
  if (Array.isArray(value)) return value.some(hasNumber)
  return value instanceof MapValue ? value.keys().some((key) => hasNumber(value.get(key) ?? null)) : isNumeric(value)
}

const families = (kinds: number) => (kinds & NUMBER ? kinds | NUMBER : kinds)

/** Whether a value is outside a bound: below a lower one (side 1) or above an upper one (side -1). */
function beyond(value: RuleValue, bound: Bound, side: 1 | -1): boolean {
  const order = compare(value, bound.value)
  return order !== null && (order * side < 0 || (order === 0 && !bound.inclusive))
}

/** The outcomes of `a op b` for a known b: an error for every kind that cannot be compared with b. */
function ordering(op: BinaryOp, a: Unknown, b: RuleValue): number {
  const kinds = family(kindOf(b))
  if (!(kinds & (NUMBER | STRING | TIMESTAMP | DURATION)) || !(a.outcomes & kinds)) return ERROR
  const other = a.outcomes & ~kinds & ~ERROR ? ERROR : 0
  if (Number.isNaN(b) || Number.isNaN(a.facts.like)) return FALSE | other
  if (isRough(b)) return BOOL | other
  if (a.facts.like !== undefined) return truthOf(op, compare(a.facts.like, b)) | other
  const strict = op === '<' || op === '>='
  const less = lessThan(a.facts, b, strict)
  return (op === '<' || op === '<=' ? less : negated(less)) | other
}

/** The truth of `a < b` if strict, otherwise of `a <= b`, from a's bounds. */
function lessThan({ low, high }: Facts, b: RuleValue, strict: boolean): number {
  const top = high ? compare(high.value, b) : null
  if (high && top !== null && (top < 0 || (top === 0 && !(strict && high.inclusive)))) return TRUE
  const bottom = low ? compare(low.value, b) : null
  if (low && bottom !== null && (bottom > 0 || (bottom === 0 && (strict || !low.inclusive)))) return FALSE
  return BOOL
}

function truthOf(op: BinaryOp, order: number | null): number {
  if (order === null) return ERROR
  const holds = op === '<' ? order < 0 : op === '<=' ? order <= 0 : op === '>' ? order > 0 : order >= 0
  return holds ? TRUE : FALSE
}

/** Which outcomes `item in group` can have. */
function membership(item: Unknown | RuleValue, group: Unknown | RuleValue): number {
  if (!(group instanceof Unknown)) {
    if (Array.isArray(group)) return amongAll(item, group)
    if (group instanceof SetValue) return amongAll(item, group.items, equalityInSet)
    return group instanceof MapValue ? BOOL | notString(item) : ERROR
  }
  let result = group.outcomes & ~(LIST | SET | MAP | ERROR) ? ERROR : 0
  if (group.outcomes & (LIST | SET)) result |= inUnknownList(item, group)
  if (group.outcomes & MAP) {
    const known = typeof item === 'string' ? group.facts.fields?.get(item) : undefined
    result |= known !== undefined ? TRUE : BOOL | notString(item)
  }
  return result
}

const notString = (item: Unknown | RuleValue) => (outcomesOf(item) & ~(STRING | ERROR) ? ERROR : 0)

function inUnknownList(item: Unknown | RuleValue, group: Unknown): number {
  const { holds, items } = group.facts
  if (items) return amongAll(item, items)
  return holds && amongAll(item, holds) === TRUE ? TRUE : BOOL
}

/** Whether an item is in a list: certain as soon as it certainly equals one of the list's items. */
export function amongAll(item: Unknown | RuleValue, items: readonly Result[], areEqual = equalityInList): number {
  let possible = FALSE
  for (const candidate of items) {
    if (candidate instanceof Failure) return ERROR
    const truth = areEqual(item, candidate)
    // A candidate that may be an error makes the whole list one; the caller has already accounted for that.
    if (truth === TRUE) return TRUE
    possible |= truth
  }
  return possible
}

/** A condition's outcomes as `&&` and `||` see them: anything but true and false is an error. */
const truthKinds = (value: Result) => {
  const kinds = outcomesOf(value)
  return (kinds & BOOL) | (kinds & ~BOOL ? ERROR : 0)
}

/** Evaluates `left op right` from the outcomes of both: an error is absorbed when the other side decides. */
export function unknownLogical(op: LogicalOp, left: Result, right: Result): Result {
  const [decides, passes] = op === '&&' ? [FALSE, TRUE] : [TRUE, FALSE]
  const l = truthKinds(left)
  const r = truthKinds(right)
  let result = l & decides ? decides : 0
  if (l & passes) result |= r
  if (l & ERROR) result |= (r & decides) | (r & ~decides ? ERROR : 0)
  return outcome(result)
}

export function unknownNot(value: Unknown): Result {
  return outcome(negated(truthKinds(value)))
}

const typeKinds: Record<string, number> = {
  bool: BOOL,
  bytes: BYTES,
  duration: DURATION,
  float: FLOAT,
  int: INT,
  latlng: LATLNG,
  list: LIST,
  map: MAP,
  map_diff: MAP_DIFF,
  number: NUMBER,
  path: PATH,
  set: SET,
  string: STRING,
  timestamp: TIMESTAMP,
}

/** Evaluates `value is type`. */
export function unknownIs(value: Unknown, type: string): Result {
  if (type === 'constraint') return anything
  const kinds = typeKinds[type] ?? 0
  const yes = value.outcomes & kinds ? TRUE : 0
  const no = value.outcomes & ~kinds & ~ERROR ? FALSE : 0
  return outcome(yes | no | (value.outcomes & ERROR))
}

/** Evaluates `target.name` on an unknown target. */
export function unknownMember(target: Unknown, name: string): Result {
  const found = target.facts.fields?.get(name)
  if (found === undefined) return target.outcomes & (MAP | PATH) ? anything : outcome(ERROR)
  return target.outcomes & ~MAP ? orError(found) : found
}
