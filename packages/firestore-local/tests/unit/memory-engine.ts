import { machineClock } from '../../src/clock.ts'
import { createEngine } from '../../src/core.ts'
import type { Caller, Engine } from '../../src/engine.ts'
import { createListen } from '../../src/listen/listen-stream.ts'
import type { Fields, Write } from '../../src/protocol.ts'
import { compileRules } from '../../src/rules/compile.ts'

export const database = 'projects/p/databases/(default)'
export const nameOf = (path: string) => `${database}/documents/${path}`
export const admin: Caller = { admin: true }
export const user = (uid: string): Caller => ({ admin: false, auth: { uid, token: { sub: uid } } })

export const rulesOf = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{db}/documents { ${body} } }`

/** Creates a complete engine in memory, so that the listener is tested on the store it will run on. */
export function memoryEngine(rules = rulesOf('match /{any=**} { allow read, write; }')): Engine {
  const ruleset = compileRules(rules, 'test.rules')
  return createEngine({ clock: machineClock, journal: null, rules: ruleset, compileRules, listen: createListen })
}

export const integer = (n: number) => ({ integerValue: String(n) })
export const set = (path: string, fields: Fields = {}): Write => ({ update: { name: nameOf(path), fields } })
export const remove = (path: string): Write => ({ delete: nameOf(path) })
export const write = (engine: Engine, ...writes: Write[]) => engine.commit({ database, writes }, admin)
