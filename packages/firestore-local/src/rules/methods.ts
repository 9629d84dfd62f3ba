import { listMethods, mapDiffMethods, mapMethods, setMethods } from './methods-collection.ts'
import { bytesMethods, pathMethods, stringMethods } from './methods-text.ts'
import { durationMethods, latLngMethods, timestampMethods } from './methods-time.ts'
import type { Builtin } from './signature.ts'
import { type Failure, fail, type RuleValue, typeName } from './values.ts'

const byType = new Map<string, Record<string, Builtin>>([
  ['string', stringMethods],
  ['bytes', bytesMethods],
  ['path', pathMethods],
  ['list', listMethods],
  ['set', setMethods],
  ['map', mapMethods],
  ['map_diff', mapDiffMethods],
  ['timestamp', timestampMethods],
  ['duration', durationMethods],
  ['latlng', latLngMethods],
])

/** The implementations of a method name by type; empty when no type has it. Its arity is the same for all. */
export type MethodTable = ReadonlyMap<string, Builtin>

export function methodTable(name: string): MethodTable {
  const table = new Map<string, Builtin>()
  for (const [type, methods] of byType) {
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (method) table.set(type, method)
  }
  return table
}

/** Calls `receiver.name(args)` on known values. */
export function callMethod(
  table: MethodTable,
  receiver: RuleValue,
  name: string,
  args: readonly RuleValue[],
): RuleValue | Failure {
  const type = typeName(receiver)
  const method = table.get(type)
  if (method) return method.run([receiver, ...args])
  return receiver === null ? fail('Null value error.') : fail(`Function not found error: Name: [${name}] on ${type}.`)
}
