import type { Value } from '../protocol.ts'
import { compare, isNumeric } from './compare.ts'
import { fromProto } from './convert.ts'
import type { Condition } from './query-disjuncts.ts'
import {
  type Facts,
  FLOAT,
  family,
  INT,
  kindOf,
  LIST,
  MAP,
  NULL,
  NUMBER,
  type Result,
  STORED,
  Unknown,
} from './unknown.ts'
import { MapValue, type RuleValue } from './values.ts'

/** What the conditions say about one field: collected here, then turned into a value of the rules by `finish`. */
type Node = {
  outcomes: number
  exact: Result | undefined
  facts: { -readonly [K in keyof Pick<Facts, 'low' | 'high'>]: Facts[K] }
  not: RuleValue[]
  holds: RuleValue[]
  children: Map<string, Node>
}

const newNode = (): Node => ({
  outcomes: STORED,
  exact: undefined,
  facts: {},
  not: [],
  holds: [],
  children: new Map(),
})

/** Returns the `data` of any document that meets these conditions, ignoring those on `__name__`. */
export function unknownData(conditions: readonly Condition[]): Result {
  const root = newNode()
  root.outcomes = MAP
  for (const condition of conditions) {
    if (condition.path[0] === '__name__') continue
    let node = root
    for (const name of condition.path) {
      node.outcomes &= MAP
      const child = node.children.get(name) ?? newNode()
      node.children.set(name, child)
      node = child
    }
    apply(node, condition)
  }
  return finish(root)
}

function apply(node: Node, condition: Condition): void {
  switch (condition.op) {
    case 'equal':
      node.exact ??= storedEqual(condition.value)
      return
    case 'null':
      node.exact ??= null
      return
    case 'nan':
      node.exact ??= Number.NaN
      return
    case 'not-null':
      node.outcomes &= ~NULL
      return
    case 'not-nan':
      node.not.push(Number.NaN)
      return
    case 'not-equal':
      exclude(node, condition.value)
      return
    case 'not-in':
      for (const value of condition.values) exclude(node, value)
      return
    case 'holds':
      node.outcomes &= LIST
      node.holds.push(fromProto(condition.value))
      return
    case 'present':
      return
    default:
      bound(node, condition.op, fromProto(condition.value))
  }
}

function exclude(node: Node, value: Value): void {
  const excluded = fromProto(value)
  if (excluded === null) node.outcomes &= ~NULL
  else if (typeof excluded === 'boolean') node.outcomes &= ~kindOf(excluded)
  else node.not.push(excluded)
}

/** A range matches only values of the bound's own kind. Of two bounds on one side the tighter one is kept. */
function bound(node: Node, op: string, value: RuleValue): void {
  node.outcomes &= typeof value === 'boolean' ? kindOf(true) | kindOf(false) : family(kindOf(value))
  const inclusive = op.endsWith('equal')
  const side = op.startsWith('less') ? 'high' : 'low'
  const old = node.facts[side]
  const order = old ? compare(value, old.value) : null
  const tighter = order !== null && (side === 'high' ? order < 0 : order > 0)
  if (!old || tighter || (order === 0 && !inclusive)) node.facts[side] = { value, inclusive }
}

/**
 * Returns what is known about a stored value that equals a filter's. A filter's 1 also matches 1.0, at any depth, so
 * only a value without such numbers is known exactly.
 */
function storedEqual(value: Value): Result {
  return similar(fromProto(value))
}

function similar(value: RuleValue): Result {
  if (isNumeric(value)) return similarNumber(value)
  if (Array.isArray(value)) {
    const items = value.map(similar)
    return items.some(isUnknown) ? new Unknown(LIST, { like: value, items }) : value
  }
  if (!(value instanceof MapValue)) return value
  const fields = new Map(value.keys().map((key) => [key, similar(value.get(key) ?? null)]))
  return [...fields.values()].some(isUnknown) ? new Unknown(MAP, { like: value, fields }) : value
}

const isUnknown = (value: Result) => value instanceof Unknown

function similarNumber(value: bigint | number): Result {
  if (typeof value === 'number') return Number.isInteger(value) ? new Unknown(NUMBER, { like: value }) : value
  const exactFloat = BigInt(Number(value)) === value
  return exactFloat ? new Unknown(INT | FLOAT, { like: value }) : value
}

function finish(node: Node): Result {
  if (node.exact !== undefined) return node.exact
  // Contradictory conditions match nothing, so any statement about the result is true.
  const outcomes = node.outcomes || STORED
  const facts: Facts = { ...node.facts }
  if (node.outcomes === 0) return new Unknown(outcomes)
  if (node.not.length > 0) facts.not = node.not
  if (node.holds.length > 0) facts.holds = node.holds.map(similar)
  if (node.children.size > 0) {
    const fields = new Map<string, Result>()
    for (const [name, child] of node.children) fields.set(name, finish(child))
    facts.fields = fields
  }
  return new Unknown(outcomes, facts)
}
