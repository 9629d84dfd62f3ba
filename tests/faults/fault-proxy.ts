import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * What is wrong with a service: nothing, it is stopped, it takes ten seconds for every answer, or its connections break
 * in the middle of one.
 */
export type Fault = 'none' | 'stopped' | 'slow' | 'cut'

export type FaultProxy = { host: string; set(fault: Fault): void; stop(): Promise<void> }

const slowMs = 10_000
/** Enough for a status line, not for an answer. */
const cutAfter = 40

/** Relays bytes between the site and one of its services, and causes the fault that is set. */
export async function startFaultProxy(port: number, target: string): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(`http://${target}`)
  const pairs = new Set<[Socket, Socket]>()
  let fault: Fault = 'none'
  const server = createServer((near) => {
    if (fault === 'stopped') return void near.destroy()
    const far = connect(Number(targetPort), hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('data', (chunk) => void far.write(chunk))
    far.on('data', (chunk: Buffer) => {
      if (fault === 'cut') {
        near.write(chunk.subarray(0, cutAfter))
        near.destroySoon()
      } else if (fault === 'slow') setTimeout(() => near.write(chunk), slowMs).unref()
      else near.write(chunk)
    })
    for (const socket of pair) {
      socket.on('error', () => {})
      // Delayed data must still arrive after the service has hung up.
      socket.once('close', () => {
        const other = socket === near ? far : near
        if (fault === 'slow') setTimeout(() => other.destroy(), slowMs + 500).unref()
        else other.destroySoon()
        pairs.delete(pair)
      })
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${port}`,
    set(next) {
      fault = next
      if (next === 'stopped') for (const [near] of pairs) near.destroy()
    },
    async stop() {
      for (const [near] of pairs) near.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
