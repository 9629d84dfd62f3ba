import { once } from 'node:events'
import { createServer } from 'node:net'

/** `count` ports on loopback that were free a moment ago, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => {
    const address = probe.address()
    if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
    return address.port
  })
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}
