import type { Commit } from '../core-contract.ts'
import type { Document, Timestamp } from '../protocol.ts'

/** What one target has to tell its client about one document. */
export type TargetStep =
  | { kind: 'changed'; document: Document }
  | { kind: 'deleted'; name: string }
  /** Still exists, no longer among the results. */
  | { kind: 'left'; name: string }

/** What a client is told when its target starts: everything, or only what changed since it last looked. */
export type TargetStart = {
  /** The client must forget the documents it holds for this target. */
  reset: boolean
  steps: TargetStep[]
  /** How many documents the target has now, when a returning client has to check what it holds. */
  count: number | null
}

/** A target a client listens to, with the memory needed to tell what a commit means for it. */
export type HeldTarget = {
  readonly database: string
  start(since: Timestamp | null, resumes: boolean): TargetStart
  /** Empty when the commit does not touch the target. */
  apply(commit: Commit): TargetStep[]
  /**
   * Returns the names of the documents that the decision hangs on, beyond the target's own.
   * @throws StatusError PERMISSION_DENIED when the caller may not (or no longer) listen
   */
  authorize(): readonly string[]
}
