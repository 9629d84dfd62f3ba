import type { Server, ServerResponse } from 'node:http'

/** How long a request may still take once the server has been told to end: App Hosting kills after ten seconds. */
const timeoutMs = 9_000
/** A request already on its way over a connection that looks unused is let in. */
const arrivingMs = 300

type Ending = {
  timeoutMs?: number
  exit?: (code: number) => void
  log?: (message: string, fields: object) => void
}

export type Drain = {
  /** Counts an answer of a server until it is out or its reader gone. */
  count(server: Server, response: ServerResponse): void
  /** Whether answers tell their readers to open another connection for the next request. */
  readonly ending: boolean
}

/**
 * Ends the server in good order on SIGTERM and SIGINT. The framework stops listening and waits for its connections; this
 * closes what is left of them, those a browser opened ahead of need among them, as soon as the last request is answered,
 * and ends the process when one takes longer than there is time.
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
        // After the last bytes have been handed over.
        setImmediate(closeWhenDone)
      })
    },
    get ending() {
      return state !== 'serving'
    },
  }
}
