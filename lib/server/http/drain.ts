import type { Server, ServerResponse } from 'node:http'

/** How long requests may still take once the server has been told to stop: App Hosting kills it after ten seconds. */
const timeoutMs = 9_000
/** How long to wait for a request already on its way over a connection that looks idle. */
const arrivingMs = 300

type Ending = {
  timeoutMs?: number
  exit?: (code: number) => void
  log?: (message: string, fields: object) => void
}

export type Drain = {
  /** Counts a response as running until it has been sent or its reader has gone. */
  count(server: Server, response: ServerResponse): void
  /** Whether responses tell clients to open another connection for the next request. */
  readonly ending: boolean
}

/**
 * Shuts the server down gracefully on SIGTERM and SIGINT. The framework stops listening and waits for its connections.
 * As soon as the last request is answered, this closes the remaining connections, including those a browser opened in
 * advance. It ends the process if a request takes longer than the time left.
 */
export function drainOnSignal({
  timeoutMs: limit = timeoutMs,
  exit = process.exit,
  log = console.warn,
}: Ending = {}): Drain {
  const servers = new Set<Server>()
  let running = 0
  let state: 'serving' | 'arriving' | 'ending' = 'serving'
  const closeWhenDone = () => {
    if (state === 'ending' && running === 0) for (const server of servers) server.closeAllConnections()
  }
  const end = () => {
    if (state !== 'serving') return
    state = 'arriving'
    setTimeout(() => {
      state = 'ending'
      closeWhenDone()
    }, arrivingMs)
    setTimeout(() => {
      log('The server ended before its last requests were answered.', { cut: running })
      exit(1)
    }, limit)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  return {
    count(server, response) {
      servers.add(server)
      running += 1
      response.once('close', () => {
        running -= 1
        // Only after the last bytes have been handed over.
        setImmediate(closeWhenDone)
      })
    },
    get ending() {
      return state !== 'serving'
    },
  }
}
