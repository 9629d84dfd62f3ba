import type { ListenContext } from '../core-contract.ts'
import type { Caller } from '../engine.ts'
import type { HeldTarget, TargetStep } from './held-target.ts'

/** A target over named documents. A missing document needs no message to a client that starts afresh. */
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
