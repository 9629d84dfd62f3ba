import { createServer } from 'node:net'
import { type Options, portFlags, type Service } from './options.ts'

/**
 * Checks that every port is free before anything starts.
 * @throws Error with one line for each busy port and the flag that changes it.
 */
export async function requireFreePorts(ports: Options['ports']): Promise<void> {
  const taken = new Map<number, Service>()
  const faults: string[] = []
  for (const [service, port] of Object.entries(ports) as [Service, number][]) {
    const other = taken.get(port)
    taken.set(port, service)
    if (other)
      faults.push(`Port ${port} is used twice (${other}, ${service}): choose another with --${portFlags[service]}`)
    else if (!(await isFree(port))) {
      faults.push(`Port ${port} (${service}) is busy: choose another with --${portFlags[service]} PORT`)
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Binds the port as the servers will: some listen on loopback and some on every interface, so it tries both. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, undefined))
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
