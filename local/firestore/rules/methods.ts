import { listMethods, mapDiffMethods, mapMethods, setMethods } from './methods-collection.ts'
import { bytesMethods, pathMethods, stringMethods } from './methods-text.ts'
import { durationMethods, latLngMethods, timestampMethods } from './methods-time.ts'
import type { Builtin } from './signature.ts'
import { type Failure, fail, type RuleValue, typeName } from './values.ts'

const byType = new Map<string, Record<string, Builtin[]>>([
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

/** How many arguments methods of this name take on any type; empty when there is no such method. */
export function methodArities(name: string): Set<number> {
  const arities = new Set<number>()
  for (const methods of byType.values()) {
    const found = Object.hasOwn(methods, name) ? methods[name] : undefined
    for (const { arity } of found ?? []) arities.add(arity - 1)
  }
  return arities
}

/** `receiver.name(args)` on known values. */
export function callMethod(receiver: RuleValue, name: string, args: readonly RuleValue[]): RuleValue | Failure {
  if (receiver === null) return fail('Null value error.')
  const type = typeName(receiver)
  const methods = byType.get(type)
  const found = methods && Object.hasOwn(methods, name) ? methods[name] : undefined
  const method = found?.find(({ arity }) => arity === args.length + 1)
  return method ? method.run([receiver, ...args]) : fail(`Function not found error: Name: [${name}] on ${type}.`)
}
