import type { Commit, CreateListen, ListenContext } from '../core-contract.ts'
import type { Caller, ListenStream } from '../engine.ts'
import type { ListenRequest, ListenResponse, Target, Timestamp } from '../protocol.ts'
import { StatusError, toStatusError } from '../status.ts'
import { parseDocumentName } from '../values/names.ts'
import { createDocumentTarget, createQueryTarget, type HeldTarget, type TargetStep } from './targets.ts'

/** A resume token is the time of the snapshot it was sent with; it is opaque to clients. */
const resumeTokenOf = (readTime: Timestamp): string => Buffer.from(readTime).toString('base64')

/**
 * Returns the time since when a resuming target wants changes, or null when it starts afresh. A token that is not ours,
 * or from a time this server has not reached (its data was wiped), counts as starting afresh: the client is then told
 * to discard the documents it holds.
 */
function resumeTimeOf(target: Target, now: Timestamp): Timestamp | null {
  const time = target.resumeToken ? Buffer.from(target.resumeToken, 'base64').toString('latin1') : target.readTime
  if (time === undefined || !/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}Z$/.test(time)) return null
  return time <= now ? time : null
}

const isResuming = (target: Target): boolean => Boolean(target.resumeToken || target.readTime)

/** Well under the 120 s of silence after which the admin SDK gives up on a stream. */
const heartbeatMillis = 30_000

/** Opens Listen streams over the core. */
export const createListen: CreateListen = (context) => (caller, send) => new ListenStreamState(context, caller, send)

/**
 * One Listen stream: several targets, one caller. Each commit is sent as the steps of every target it touches, then one
 * snapshot without target ids, on which the client raises its events.
 */
class ListenStreamState implements ListenStream {
  readonly #targets = new Map<number, HeldTarget>()
  /** For each target, the documents its authorisation depends on. */
  readonly #dependencies = new Map<number, ReadonlySet<string>>()
  readonly #context: ListenContext
  readonly #caller: Caller
  readonly #send: (response: ListenResponse) => void
  readonly #release: (() => void)[]

  constructor(context: ListenContext, caller: Caller, send: (response: ListenResponse) => void) {
    this.#context = context
    this.#caller = caller
    this.#send = send
    const heartbeat = setInterval(() => this.#sendHeartbeat(), heartbeatMillis).unref()
    this.#release = [
      context.onCommit((commit) => this.#onCommit(commit)),
      context.onRulesChange(() => this.#dropRefused()),
      () => clearInterval(heartbeat),
    ]
  }

  handle(request: ListenRequest): void {
    if (request.addTarget) this.#addTarget(request.addTarget)
    else if (request.removeTarget !== undefined) this.#removeTarget(request.removeTarget)
    else throw new StatusError('INVALID_ARGUMENT', 'A Listen request adds or removes a target.')
  }

  close(): void {
    for (const release of this.#release) release()
    this.#targets.clear()
  }

  #addTarget(request: Target): void {
    const id = request.targetId ?? 0
    if (id <= 0) throw new StatusError('INVALID_ARGUMENT', 'targetId must be above zero.')
    this.#dropTarget(id)
    try {
      const target = this.#createTarget(request)
      this.#authorize(id, target)
      this.#startTarget(id, target, request)
    } catch (error) {
      this.#refuse(id, error)
    }
  }

  #createTarget({ documents, query }: Target): HeldTarget {
    if (query) {
      const prepared = this.#context.prepareQuery(query.parent ?? '', query.structuredQuery ?? {})
      return createQueryTarget(this.#context, prepared, this.#caller)
    }
    const names = documents?.documents ?? []
    const [database, ...others] = new Set(names.map((name) => parseDocumentName(name).database))
    if (database === undefined || others.length > 0) {
      throw new StatusError('INVALID_ARGUMENT', 'A target has a query, or documents of one database.')
    }
    return createDocumentTarget(this.#context, database, names, this.#caller)
  }

  #startTarget(id: number, target: HeldTarget, request: Target): void {
    const readTime = this.#context.readTime()
    const { reset, steps, count } = target.start(resumeTimeOf(request, readTime), isResuming(request))
    const change = (targetChangeType: 'ADD' | 'RESET' | 'CURRENT' | 'REMOVE', snapshot: object = {}) =>
      this.#send({ targetChange: { targetChangeType, targetIds: [id], ...snapshot } })

    change('ADD')
    if (reset) change('RESET')
    this.#sendSteps(id, steps, readTime)
    if (count !== null) this.#send({ filter: { targetId: id, count } })
    change('CURRENT', { readTime, resumeToken: resumeTokenOf(readTime) })
    if (!request.once) this.#targets.set(id, target)
    this.#sendSnapshot(readTime)
    if (!request.once) return
    this.#dependencies.delete(id)
    change('REMOVE')
  }

  #removeTarget(id: number): void {
    this.#dropTarget(id)
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } })
  }

  #dropTarget(id: number): void {
    this.#targets.delete(id)
    this.#dependencies.delete(id)
  }

  #refuse(id: number, error: unknown): void {
    const status = toStatusError(error)
    this.#dropTarget(id)
    const cause = { code: status.grpcCode, message: status.message }
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } })
  }

  #onCommit(commit: Commit): void {
    let isTouched = false
    for (const [id, target] of this.#targets) {
      if (target.database !== commit.database) continue
      const steps = target.apply(commit)
      if (steps.length === 0 && !this.#mayDecideAnew(id, commit)) continue
      isTouched ||= steps.length > 0
      if (this.#isStillAllowed(id, target)) this.#sendSteps(id, steps, commit.readTime)
    }
    if (isTouched) this.#sendSnapshot(commit.readTime)
  }

  #dropRefused(): void {
    for (const [id, target] of this.#targets) this.#isStillAllowed(id, target)
  }

  #authorize(id: number, target: HeldTarget): void {
    this.#dependencies.set(id, new Set(target.authorize()))
  }

  #mayDecideAnew(id: number, commit: Commit): boolean {
    const dependencies = this.#dependencies.get(id)
    return Boolean(dependencies?.size) && commit.changes.some(({ name }) => dependencies?.has(name))
  }

  #isStillAllowed(id: number, target: HeldTarget): boolean {
    try {
      this.#authorize(id, target)
      return true
    } catch (error) {
      this.#refuse(id, error)
      return false
    }
  }

  #sendSteps(id: number, steps: TargetStep[], readTime: Timestamp): void {
    for (const step of steps) {
      if (step.kind === 'changed') this.#send({ documentChange: { document: step.document, targetIds: [id] } })
      else {
        const removal = { document: step.name, removedTargetIds: [id], readTime }
        this.#send(step.kind === 'deleted' ? { documentDelete: removal } : { documentRemove: removal })
      }
    }
  }

  /** Without target ids a snapshot applies to all targets: the client has everything up to `readTime`. */
  #sendSnapshot(readTime: Timestamp): void {
    this.#send({ targetChange: { targetChangeType: 'NO_CHANGE', readTime, resumeToken: resumeTokenOf(readTime) } })
  }

  #sendHeartbeat(): void {
    if (this.#targets.size > 0) this.#sendSnapshot(this.#context.readTime())
  }
}
