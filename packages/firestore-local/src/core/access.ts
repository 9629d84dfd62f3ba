import type { PreparedQuery } from '../core-contract.ts'
import type { Caller } from '../engine.ts'
import type { Document, Timestamp } from '../protocol.ts'
import type { Decision, Ruleset, RulesReader, RulesRequest } from '../rules/contract.ts'
import { permissionDenied } from '../status.ts'
import type { Store } from '../store/store.ts'
import { requestTimeOf, type Staged } from '../store/writes.ts'
import { documentName, parseName } from '../values/names.ts'

/**
 * Enforces the security rules: each method throws PERMISSION_DENIED with the rule's reason. The admin always passes.
 */
export type Access = {
  /** Returns the names of the documents that the decision read. */
  requireGet(name: string, document: Document | null, caller: Caller): readonly string[]
  /** As `requireGet`, for every result that the query could have. */
  requireQuery(query: PreparedQuery, caller: Caller): readonly string[]
  /** Checks each document the writes touch, as it stands before and after the whole commit. */
  requireWrites(staged: Staged, caller: Caller): void
  requireAdmin(caller: Caller, method: string): void
}

export function createAccess(store: Pick<Store, 'get' | 'readTime'>, rulesOf: (database: string) => Ruleset): Access {
  /** A reader for the rules, and the list of names it has read so far. */
  function readerOf(database: string, staged?: Staged): { reader: RulesReader; names: string[] } {
    const names: string[] = []
    const get = (path: string) => {
      const name = documentName(database, path)
      names.push(name)
      return store.get(name)
    }
    const getAfter = (path: string) => {
      const touched = staged?.touched.get(documentName(database, path))
      return touched ? touched.after : get(path)
    }
    return { reader: { get, getAfter }, names }
  }

  function requireGet(name: string, document: Document | null, caller: Caller, time?: Timestamp): readonly string[] {
    if (caller.admin) return []
    const { database, path } = parseName(name)
    const at = time ?? store.readTime()
    const question = { method: 'get', database, path, auth: caller.auth, time: at, newResource: null } as const
    const { reader, names } = readerOf(database)
    requireAllowed(rulesOf(database).decide({ ...question, resource: document }, reader))
    return names
  }

  return {
    requireGet,
    requireQuery({ database, parent, query }, caller) {
      if (caller.admin) return []
      const question = { database, parent, query, auth: caller.auth, time: store.readTime() }
      const { reader, names } = readerOf(database)
      requireAllowed(rulesOf(database).decideQuery(question, reader))
      return names
    },
    requireWrites(staged, caller) {
      if (caller.admin) return
      const { database } = staged
      const time = requestTimeOf(staged.time)
      const { reader } = readerOf(database, staged)
      for (const { name, before, after } of staged.touched.values()) {
        if (staged.verified.has(name)) requireGet(name, before, caller, time)
        if (staged.verified.has(name) && before === after) continue
        const { path } = parseName(name)
        const method = methodOf(before, after)
        const question = { method, database, path, auth: caller.auth, time, resource: before, newResource: after }
        requireAllowed(rulesOf(database).decide(question, reader))
      }
    },
    requireAdmin(caller, method) {
      if (!caller.admin) throw permissionDenied(`Missing or insufficient permissions. ${method} is for the admin only.`)
    },
  }
}

function methodOf(before: Document | null, after: Document | null): RulesRequest['method'] {
  if (!after) return 'delete'
  return before ? 'update' : 'create'
}

function requireAllowed({ allowed, reason }: Decision): void {
  if (allowed) return
  throw permissionDenied(reason ? `Missing or insufficient permissions. ${reason}` : undefined)
}
