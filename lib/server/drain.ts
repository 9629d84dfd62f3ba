import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

type Requests = { socket: Socket }

/** How long a request may still take once the server has been told to end: App Hosting kills after ten seconds. */
const patienceMs = 9_000
/** A request already on its way over a connection that looks unused is let in. */
const arrivingMs = 300

type Ending = {
  patienceMs?: number
  exit?: (code: number) => void
  log?: (message: string, fields: object) => void
}

/**
 * Ends the server in good order on SIGTERM and SIGINT. The framework stops listening and waits for its connections;
 * this closes those without a request, the ones a browser opened ahead of need among them, each other one as soon as
 * its request is answered, and ends the process when a request takes longer than there is time.
 */
export function drainOnSignal({
  patienceMs: limit = patienceMs,
  exit = process.exit,
  log = console.warn,
}: Ending = {}) {
  const running = new Map<Socket, number>()
  let ending = false
  const closeUnused = () => {
    for (const [socket, requests] of running) if (requests === 0) socket.destroy()
  }
  subscribe('net.server.socket', (message) => {
    const { socket } = message as Requests
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  subscribe('http.server.request.start', (message) => {
    const { socket } = message as Requests
    running.set(socket, (running.get(socket) ?? 0) + 1)
  })
  subscribe('http.server.response.finish', (message) => {
    const { socket } = message as Requests
    const requests = running.get(socket)
    if (requests === undefined) return
    running.set(socket, Math.max(0, requests - 1))
    // After the last bytes have been handed over.
    if (ending && requests <= 1) setImmediate(() => socket.end())
  })
  const end = () => {
    if (ending) return
    ending = true
    setTimeout(closeUnused, arrivingMs)
    setTimeout(() => {
      const cut = [...running.values()].filter((requests) => requests > 0).length
      log('The server ended before its last requests were answered.', { cut })
      exit(1)
    }, limit)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
}
