import type { Commit, DocumentChange, ListenContext, PreparedQuery } from '../core-contract.ts'
import type { Caller } from '../engine.ts'
import type { Document } from '../protocol.ts'
import type { HeldTarget, TargetStart, TargetStep } from './held-target.ts'

/** A target over a query's results. */
export function createQueryTarget(context: ListenContext, query: PreparedQuery, caller: Caller): HeldTarget {
  const results = new Map<string, Document>()
  const isWindow = query.limit !== null || query.offset > 0
  const changed = (document: Document): TargetStep => ({ kind: 'changed', document: query.project(document) })

  return {
    database: query.database,
    start(since, resumes): TargetStart {
      results.clear()
      for (const document of context.runQuery(query)) results.set(document.name, document)
      // A window gains documents that did not change themselves, so only a query without one can send just the news.
      const onlyNews = since !== null && !isWindow
      const told = [...results.values()].filter((document) => !onlyNews || document.updateTime > since)
      return { reset: resumes && !onlyNews, steps: told.map(changed), count: onlyNews ? results.size : null }
    },
    apply(commit) {
      const touching = commit.changes.filter(
        ({ name, after }) => results.has(name) || (after !== null && query.matches(after)),
      )
      // A window with an offset also moves when a skipped document before it goes.
      if (touching.length === 0 && query.offset === 0) return []
      return isWindow ? moveWindow(commit) : touching.map(follow)
    },
    authorize() {
      return context.requireQuery(query, caller)
    },
  }

  function follow({ name, after }: DocumentChange): TargetStep {
    if (after !== null && query.matches(after)) {
      results.set(name, after)
      return changed(after)
    }
    results.delete(name)
    return { kind: after === null ? 'deleted' : 'left', name }
  }

  function moveWindow(commit: Commit): TargetStep[] {
    const deleted = new Set(commit.changes.flatMap(({ name, after }) => (after === null ? [name] : [])))
    const before = new Map(results)
    results.clear()
    for (const document of context.runQuery(query)) results.set(document.name, document)
    const gone = [...before.keys()]
      .filter((name) => !results.has(name))
      .map((name): TargetStep => ({ kind: deleted.has(name) ? 'deleted' : 'left', name }))
    // Stored documents are never mutated, so the same object is the same version.
    const news = [...results.values()].filter((document) => before.get(document.name) !== document)
    return [...gone, ...news.map(changed)]
  }
}
