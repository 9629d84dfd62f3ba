import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Server } from './server.ts'

/** A connection between client and server that a test can cut, like a lost network. */
export type Wire = { port: number; cut(): void; mend(): void; close(): Promise<void> }

/** Starts a TCP relay to the server. While cut, new connections are refused by closing them. */
export async function startWire(server: Server): Promise<Wire> {
  const ends = new Set<Socket>()
  let whole = true
  const relay = createServer((near) => {
    if (!whole) {
      near.destroy()
      return
    }
    const far = connect(server.port, server.host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true)
      ends.add(from)
      from.pipe(to)
      // When one end breaks, close the other too; the test caused it.
      from.on('error', () => to.destroy())
      from.on('close', () => {
        ends.delete(from)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server must have a port')
  const drop = () => {
    for (const end of ends) end.destroy()
  }
  return {
    port: address.port,
    cut: () => {
      whole = false
      drop()
    },
    mend: () => {
      whole = true
    },
    close: async () => {
      drop()
      relay.close()
    },
  }
}
