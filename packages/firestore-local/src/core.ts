import type { Clock } from './clock.ts'
import { createAccess } from './core/access.ts'
import { createListing } from './core/listing.ts'
import { createReader } from './core/reader.ts'
import { createReads } from './core/reads.ts'
import { createWrites } from './core/writes.ts'
import type { CreateListen, ListenContext } from './core-contract.ts'
import type { Engine } from './engine.ts'
import type { Journal } from './journal/journal.ts'
import { type Indexes, requireIndex } from './query/indexes.ts'
import { prepareQuery, type RunnableQuery } from './query/prepare.ts'
import { runQuery } from './query/run.ts'
import type { Ruleset } from './rules/contract.ts'
import { createStore } from './store/store.ts'
import { createTransactions } from './store/transactions.ts'
import { Turns } from './store/turns.ts'
import { requireDatabase } from './values/names.ts'

export type EngineOptions = {
  clock: Clock
  /** Where commits are kept; null keeps them in memory only. */
  journal: Journal | null
  /** The rules in force from the start, for every project. */
  rules: Ruleset
  /** @throws RulesSyntaxError */
  compileRules: (source: string, file: string) => Ruleset
  /** The indexes the hosted database would have; with null, no query needs an index. */
  indexes?: Indexes | null
  listen: CreateListen
}

/** `projects/{project}/databases/{database}` */
const projectOf = (database: string) => database.split('/')[1] ?? ''

/** The Firestore engine behind all transports. Loads the journal before it returns. */
export function createEngine({ clock, journal, rules, compileRules, indexes, listen }: EngineOptions): Engine {
  const store = createStore({ clock, journal })
  const turns = new Turns()
  const transactions = createTransactions(store, turns, clock)
  /** The rules of projects that have set their own; the others use the initial `rules`. */
  const rulesets = new Map<string, Ruleset>()
  const rulesListeners = new Set<() => void>()
  const access = createAccess(store, (database) => rulesets.get(projectOf(database)) ?? rules)
  const requireIndexOf = (query: RunnableQuery) => {
    if (indexes) requireIndex(query, indexes)
  }
  const context: ListenContext = {
    get: store.get,
    prepareQuery,
    runQuery(query) {
      // Every prepared query comes from prepareQuery above.
      requireIndexOf(query as RunnableQuery)
      return runQuery(store, query as RunnableQuery)
    },
    onCommit: store.onCommit,
    readTime: store.readTime,
    requireGet: access.requireGet,
    requireQuery: access.requireQuery,
    onRulesChange(listener) {
      rulesListeners.add(listener)
      return () => rulesListeners.delete(listener)
    },
  }
  return {
    ...createReads(createReader(store, transactions, turns, access, requireIndexOf), transactions),
    ...createListing(store, access),
    ...createWrites(store, transactions, turns, access),
    listen: listen(context),
    clear: (database) => store.clear(requireDatabase(database)),
    setRules(project, source, file) {
      rulesets.set(project, compileRules(source, file))
      for (const listener of rulesListeners) listener()
    },
    readTime: store.readTime,
  }
}
