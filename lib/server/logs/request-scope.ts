import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

// On globalThis, because Next loads a module once for every bundle it is part of, and a request runs through several.
const holder = globalThis as { pointswardRequest?: AsyncLocalStorage<string> }
holder.pointswardRequest ??= new AsyncLocalStorage<string>()
const scope = holder.pointswardRequest

export const requestIdHeader = 'x-request-id'

/** Runs `work`, and all it starts, as part of the request of this id. */
export const inRequest = <Result>(id: string, work: () => Result): Result => scope.run(id, work)

/** The id of the request this code runs for; undefined outside of any. */
export const currentRequestId = (): string | undefined => scope.getStore()

/**
 * The id a proxy in front has given the request, so that its log and ours can be read together; else a new one. What a
 * caller invents gets in only as far as it looks like an id.
 */
export function getRequestId(read: (name: string) => string | null | undefined): string {
  const given = read(requestIdHeader) ?? read('x-cloud-trace-context')?.split('/')[0] ?? ''
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
