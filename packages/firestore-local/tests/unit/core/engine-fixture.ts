import { machineClock } from '../../../src/clock.ts'
import { createEngine } from '../../../src/core.ts'
import type { ListenContext } from '../../../src/core-contract.ts'
import type { Caller, Engine } from '../../../src/engine.ts'
import type { Fields, Write } from '../../../src/protocol.ts'
import type { Ruleset, RulesQuery, RulesReader, RulesRequest } from '../../../src/rules/contract.ts'
import { db, root } from './values-fixture.ts'

export const admin: Caller = { admin: true }
export const guest: Caller = { admin: false, auth: null }
export const alice: Caller = { admin: false, auth: { uid: 'alice', token: {} } }

type Judge = (question: RulesRequest | RulesQuery, reader: RulesReader) => string | null

/** Builds rules from a function that returns why it refuses, or null to allow. */
export function rulesOf(judge: Judge): Ruleset {
  const decide: (
    question: RulesRequest | RulesQuery,
    reader: RulesReader,
  ) => { allowed: boolean; reason: string | null } = (question, reader) => {
    const reason = judge(question, reader)
    return { allowed: reason === null, reason }
  }
  return { decide, decideQuery: decide }
}

export const openRules = rulesOf(() => null)

/** Starts an engine in memory and returns it with the context its listen streams were given. */
export function startEngine(
  rules: Ruleset = openRules,
  clock = machineClock,
): { engine: Engine; listen: ListenContext } {
  let listen: ListenContext | undefined
  const engine = createEngine({
    clock,
    journal: null,
    rules,
    compileRules: (source) => rulesOf(() => source),
    listen: (context) => {
      listen = context
      return () => ({ handle() {}, close() {} })
    },
  })
  if (!listen) throw new Error('createEngine did not hand out a context')
  return { engine, listen }
}

export const nameOf = (path: string): string => `${root}/${path}`
export const set = (path: string, fields: Fields = {}, more: Omit<Write, 'update'> = {}): Write => ({
  update: { name: nameOf(path), fields },
  ...more,
})
export const merge = (path: string, fields: Fields, ...fieldPaths: string[]): Write =>
  set(path, fields, { updateMask: { fieldPaths } })
export const remove = (path: string, more: Omit<Write, 'delete'> = {}): Write => ({ delete: nameOf(path), ...more })

export const commit = (engine: Engine, writes: Write[], caller: Caller = admin, transaction?: string) =>
  engine.commit({ database: db, writes, ...(transaction && { transaction }) }, caller)

export async function fieldsOf(engine: Engine, path: string): Promise<Fields | undefined> {
  const [answer] = await engine.batchGet({ database: db, documents: [nameOf(path)] }, admin)
  return answer?.found?.fields
}

/** Returns the gRPC status name and message that a promise ends with. */
export async function statusOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'OK'
  } catch (error) {
    const { status, message } = error as { status?: string; message: string }
    return `${status}: ${message}`
  }
}
