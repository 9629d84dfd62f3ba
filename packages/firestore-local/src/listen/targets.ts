import type { Commit, DocumentChange, ListenContext, PreparedQuery } from '../core-contract.ts'
import type { Caller } from '../engine.ts'
import type { Document, Timestamp } from '../protocol.ts'

/** What a target tells its client about one document. */
export type TargetStep =
  | { kind: 'changed'; document: Document }
  | { kind: 'deleted'; name: string }
  /** It still exists but is no longer among the results. */
  | { kind: 'left'; name: string }

/** What a client is told when its target starts: everything, or only what changed since it last listened. */
export type TargetStart = {
  /** The client must discard the documents it holds for this target. */
  reset: boolean
  steps: TargetStep[]
  /** The number of documents the target now has, sent when a resuming client has to check the ones it holds. */
  count: number | null
}

/** A target a client listens to, with the state needed to work out what a commit means for it. */
export type HeldTarget = {
  readonly database: string
  start(since: Timestamp | null, resumes: boolean): TargetStart
  /** Empty when the commit does not touch the target. */
  apply(commit: Commit): TargetStep[]
  /**
   * Returns the names of the documents the decision depends on, beyond the target's own.
   * @throws StatusError PERMISSION_DENIED when the caller may not (or no longer) listen
   */
  authorize(): readonly string[]
}

/** A target over named documents. A client that starts afresh is not told about missing documents. */
export function createDocumentTarget(
  context: ListenContext,
  database: string,
  names: readonly string[],
  caller: Caller,
): HeldTarget {
  const watched = new Set(names)
  return {
    database,
    start(since, resumes) {
      const steps = names.flatMap((name): TargetStep[] => {
        const document = context.get(name)
        if (document === null) return resumes ? [{ kind: 'deleted', name }] : []
        return since === null || document.updateTime > since ? [{ kind: 'changed', document }] : []
      })
      return { reset: false, steps, count: null }
    },
    apply(commit) {
      return commit.changes
        .filter((change) => watched.has(change.name))
        .map((change) =>
          change.after ? { kind: 'changed', document: change.after } : { kind: 'deleted', name: change.name },
        )
    },
    authorize() {
      return names.flatMap((name) => context.requireGet(name, context.get(name), caller))
    },
  }
}

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
      // A window (limit or offset) can gain documents that did not change themselves, so only an unlimited query can
      // send just the changes.
      const onlyNews = since !== null && !isWindow
      const reported = [...results.values()].filter((document) => !onlyNews || document.updateTime > since)
      return { reset: resumes && !onlyNews, steps: reported.map(changed), count: onlyNews ? results.size : null }
    },
    apply(commit) {
      const touching = commit.changes.filter(
        ({ name, after }) => results.has(name) || (after !== null && query.matches(after)),
      )
      // A window with an offset also moves when a skipped document before it is removed.
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
