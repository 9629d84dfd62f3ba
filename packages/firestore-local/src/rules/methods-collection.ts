import { hasSameEntry, includes, listIncludes, toSet } from './compare.ts'
import { type Builtin, builtin } from './signature.ts'
import { Failure, fail, MapDiffValue, MapValue, type RuleValue, SetValue, toText, typeError } from './values.ts'

type Group = RuleValue[] | SetValue

const itemsOf = (group: Group): readonly RuleValue[] => (Array.isArray(group) ? group : group.items)

/** Lists use list equality, in which 1 is not 1.0; sets compare by value. */
const inLike = (own: Group) => (Array.isArray(own) ? listIncludes : includes)
const hasAll = (own: Group, wanted: Group) => itemsOf(wanted).every((item) => inLike(own)(itemsOf(own), item))
const hasAny = (own: Group, wanted: Group) => itemsOf(wanted).some((item) => inLike(own)(itemsOf(own), item))
const hasOnly = (own: Group, allowed: Group) => itemsOf(own).every((item) => inLike(own)(itemsOf(allowed), item))

export const listMethods: Record<string, Builtin> = {
  concat: builtin(['list', 'list'], (own, other) => [...own, ...other]),
  hasAll: builtin(['list', 'list'], hasAll),
  hasAny: builtin(['list', 'list'], hasAny),
  hasOnly: builtin(['list', 'list'], hasOnly),
  join: builtin(['list', 'string'], join),
  removeAll: builtin(['list', 'list'], (own, out) => own.filter((item) => !listIncludes(out, item))),
  size: builtin(['list'], (own) => BigInt(own.length)),
  toSet: builtin(['list'], toSet),
}

function join(own: RuleValue[], separator: string): RuleValue | Failure {
  const text: string[] = []
  for (const item of own) {
    const one = toText(item)
    if (one instanceof Failure) return one
    text.push(String(one))
  }
  return text.join(separator)
}

export const setMethods: Record<string, Builtin> = {
  difference: builtin(
    ['set', 'set'],
    (own, out) => new SetValue(own.items.filter((item) => !includes(out.items, item))),
  ),
  intersection: builtin(
    ['set', 'set'],
    (own, other) => new SetValue(own.items.filter((item) => includes(other.items, item))),
  ),
  union: builtin(['set', 'set'], (own, other) => toSet([...own.items, ...other.items])),
  hasAll: builtin(['set', 'group'], hasAll),
  hasAny: builtin(['set', 'group'], hasAny),
  hasOnly: builtin(['set', 'group'], hasOnly),
  size: builtin(['set'], (own) => BigInt(own.items.length)),
}

export const mapMethods: Record<string, Builtin> = {
  diff: builtin(['map', 'map'], (after, before) => new MapDiffValue(after, before)),
  get: builtin(['map', 'any', 'any'], getOr),
  keys: builtin(['map'], (map) => [...map.keys()]),
  size: builtin(['map'], (map) => BigInt(map.keys().length)),
  values: builtin(['map'], (map) => map.keys().map((key) => map.get(key) ?? null)),
}

/** `map.get('key', default)` or `map.get(['outer', 'inner'], default)`. */
function getOr(map: MapValue, key: RuleValue, otherwise: RuleValue): RuleValue | Failure {
  const path = Array.isArray(key) ? key : [key]
  let value: RuleValue | undefined = map
  for (const step of path) {
    if (typeof step !== 'string') return typeError([step], 'string')
    value = value instanceof MapValue ? value.get(step) : undefined
    if (value === undefined) return otherwise
  }
  return path.length === 0 ? fail('get() needs at least one key.') : value
}

const keysOf = (keys: readonly string[]) => new SetValue(keys)

const added = ({ after, before }: MapDiffValue) => after.keys().filter((key) => !before.has(key))
const removed = ({ after, before }: MapDiffValue) => before.keys().filter((key) => !after.has(key))
const changed = ({ after, before }: MapDiffValue) =>
  after.keys().filter((key) => before.has(key) && !hasSameEntry(after, before, key))

export const mapDiffMethods: Record<string, Builtin> = {
  addedKeys: builtin(['map_diff'], (diff) => keysOf(added(diff))),
  removedKeys: builtin(['map_diff'], (diff) => keysOf(removed(diff))),
  changedKeys: builtin(['map_diff'], (diff) => keysOf(changed(diff))),
  affectedKeys: builtin(['map_diff'], (diff) => keysOf([...added(diff), ...removed(diff), ...changed(diff)])),
  unchangedKeys: builtin(['map_diff'], ({ after, before }) =>
    keysOf(after.keys().filter((key) => hasSameEntry(after, before, key))),
  ),
}
