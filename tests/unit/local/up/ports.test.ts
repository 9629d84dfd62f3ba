import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Options } from '../../../../local/up/options.ts'
import { requireFreePorts } from '../../../../local/up/ports.ts'

let server: Server | undefined
afterEach(() => server?.close())

function listen(): Promise<number> {
  return new Promise((resolve) => {
    server = createServer().listen(0, '127.0.0.1', () => {
      const address = server?.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

test('rejects a busy port, naming the port and the option', async () => {
  const port = await listen()
  const ports = { site: port } as Options['ports']
  await expect(requireFreePorts(ports)).rejects.toThrow(`Port ${port} (site) is busy: choose another with --port PORT`)
})

test('rejects one port for two services, naming both', async () => {
  const ports = { firestore: 61_234, auth: 61_234 } as Options['ports']
  await expect(requireFreePorts(ports)).rejects.toThrow('Port 61234 is used twice (firestore, auth)')
})
