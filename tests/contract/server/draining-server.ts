import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseRanges } from '../../../lib/server/client-address.ts'
import { drainOnSignal } from '../../../lib/server/http/drain.ts'
import { openFrontDoor } from '../../../lib/server/http/front-door.ts'
import { createAddressLimits } from '../../../lib/server/http/refuse-request.ts'

/**
 * A server for tests that shuts down as the framework's does: it stops listening and waits for its connections.
 * `/slow` is answered a second after the signal if the timeout is more than a second, otherwise never.
 * Usage: `draining-server.ts TIMEOUT_MS`
 */
const timeoutMs = Number(process.argv[2] ?? 60_000)
openFrontDoor({
  policy: {
    web: { firebase: { projectId: 'demo-pointsward', apiKey: 'local' }, emulators: null, appCheckSiteKey: null },
    telemetry: { errors: null, measurement: null },
    developing: false,
  },
  trusted: parseRanges(''),
  limits: createAddressLimits(),
  drain: drainOnSignal({ timeoutMs }),
})
const waiting: ServerResponse[] = []
const server = createServer((request, response) => {
  if (request.url === '/slow') {
    waiting.push(response)
    console.log('slow began')
  } else response.end('hello')
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => {
  // After unused connections are closed: one whose request is being answered must not be mistaken for unused.
  if (timeoutMs > 1_000) setTimeout(() => waiting.forEach((one) => void one.end('answered')), 1_000)
  server.close(() => process.exit(0))
})
