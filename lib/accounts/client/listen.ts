import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  Timestamp,
} from 'firebase/firestore'
import type { Shape } from '../../core/fetch-json.ts'
import { reportFault } from './report.ts'
import type { Identified } from './state.ts'

/** Schedules retries, each after twice the wait up to a limit, until `reset` or `stop`. */
export class Backoff {
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #firstMs: number
  readonly #lastMs: number

  constructor(firstMs: number, lastMs: number) {
    this.#firstMs = firstMs
    this.#lastMs = lastMs
  }

  /** Runs `work` after the next wait; work already waiting is replaced. */
  schedule(work: () => void): void {
    clearTimeout(this.#timer)
    const waitMs = Math.min(this.#firstMs * 2 ** this.#attempt, this.#lastMs)
    this.#attempt += 1
    this.#timer = setTimeout(work, waitMs)
  }

  /** Call after a success: the next wait is the first one again. */
  reset(): void {
    this.#attempt = 0
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#attempt = 0
  }
}

export type StopListening = () => void
type Report = (what: string, error: unknown) => void

/** Without this the SDK stays silent when the server confirms an absence that its cache already knew of. */
const withConfirmation = { includeMetadataChanges: true }

/**
 * Follows one document. `onValue` gets null when the server says that there is none, and for a document that doesn't
 * parse, which is reported. It isn't called while only the cache says that there is none.
 */
export function listenToDocument<Value>(
  reference: DocumentReference,
  schema: Shape<Value>,
  onValue: (value: Value | null) => void,
  report: Report = reportFault,
): StopListening {
  return persistently(reference.path, report, (onSuccess, onError) =>
    onSnapshot(
      reference,
      withConfirmation,
      (snapshot) => {
        onSuccess()
        if (snapshot.exists()) onValue(parsed(snapshot, schema, report))
        else if (!snapshot.metadata.fromCache) onValue(null)
      },
      onError,
    ),
  )
}

/**
 * Follows a query. Documents that don't parse are reported and left out. `onValues` gets null when there is no answer
 * to show because the database can't be reached; the answer follows once it can.
 */
export function listenToQuery<Value extends object>(
  label: string,
  query: Query,
  schema: Shape<Value>,
  onValues: (values: Identified<Value>[] | null) => void,
  report: Report = reportFault,
): StopListening {
  let isAnswered = false
  const unreached = () => {
    if (!isAnswered) onValues(null)
  }
  const reportUnreached: Report = (what, error) => {
    report(what, error)
    unreached()
  }
  return persistently(label, reportUnreached, (onSuccess, onError) =>
    onSnapshot(
      query,
      withConfirmation,
      (snapshot) => {
        onSuccess()
        // An empty answer from the cache means that the SDK has given up waiting for the server for now.
        if (snapshot.empty && snapshot.metadata.fromCache) return unreached()
        isAnswered = true
        onValues(
          snapshot.docs.flatMap((document) => {
            const value = parsed(document, schema, report)
            return value === null ? [] : [{ ...value, id: document.id }]
          }),
        )
      },
      onError,
    ),
  )
}

/** Restarts a listener that the server refused, after longer and longer waits; the SDK would end it for good. */
function persistently(
  label: string,
  report: Report,
  listen: (onSuccess: () => void, onError: (error: Error) => void) => StopListening,
): StopListening {
  const backoff = new Backoff(1_000, 30_000)
  let stop: StopListening = () => {}
  const start = () => {
    stop = listen(
      () => backoff.reset(),
      (error) => {
        report(`listening to ${label}`, error)
        backoff.schedule(start)
      },
    )
  }
  start()
  return () => {
    backoff.stop()
    stop()
  }
}

function parsed<Value>(snapshot: DocumentSnapshot, schema: Shape<Value>, report: Report): Value | null {
  const result = schema.safeParse(withPlainTimes(snapshot.data({ serverTimestamps: 'estimate' })))
  if (result.success) return result.data
  report(`document ${snapshot.ref.path} does not parse`, result.error)
  return null
}

/** Converts the SDK's timestamps to RFC 3339 text, which is how our types hold instants. */
function withPlainTimes(data: DocumentData | undefined): DocumentData | undefined {
  if (!data) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  )
}
