import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { oncePerProcess } from '../../core/lazy.ts'

const scope = oncePerProcess('pointswardRequest', () => new AsyncLocalStorage<string>())

export const requestIdHeader = 'x-request-id'

/** Runs `work`, and everything it starts, as part of the request with this id. */
export const inRequest = <Result>(id: string, work: () => Result): Result => scope().run(id, work)

/** Returns the id of the request this code runs for; undefined outside a request. */
export const currentRequestId = (): string | undefined => scope().getStore()

/**
 * Returns the id a proxy gave the request, so that its log and ours can be read together, or a new one. An id sent by a
 * client is accepted only if it looks like one.
 */
export function getRequestId(read: (name: string) => string | null | undefined): string {
  const given = read(requestIdHeader) ?? read('x-cloud-trace-context')?.split('/')[0] ?? ''
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
