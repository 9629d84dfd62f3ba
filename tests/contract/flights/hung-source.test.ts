import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { httpProvider } from '../../../lib/flights/http-provider.ts'
import { createRateLimits } from '../../../lib/server/api/rate-limits.ts'
import { serveBehind } from '../../../lib/server/api/serve.ts'
import { guest } from '../../../lib/server/caller.ts'
import { key, leg } from './source-stage.ts'

let source: ChildProcess
afterEach(() => void source.kill('SIGKILL'))

/** A source in a separate process, which can be paused. */
async function startProcess(): Promise<string> {
  const body = JSON.stringify({ legs: [leg] })
  const program = `
    const server = require('node:http').createServer((_, response) => response.end(${JSON.stringify(body)}))
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
  source = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(source.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return `http://127.0.0.1:${String(port).trim()}/v1`
}

it('a source that hangs is given up on within four seconds, and answers once it continues', async () => {
  const provider = httpProvider({ url: await startProcess(), key, name: 'Flight Data' })
  const gate = {
    ...{ callerOf: async () => guest, addressOf: () => '203.0.113.7', limits: createRateLimits(), attestationOf: null },
    ...{ onFault: vi.fn(), onAnswer: vi.fn() },
  }
  const request = new Request('http://localhost/api/flights/loads?flight=QF741')
  const send = () => serveBehind(request, { class: 'read' }, gate, async () => Response.json(await provider.legs(leg)))
  expect((await send()).status).toBe(200)
  source.kill('SIGSTOP')
  const began = performance.now()
  const late = await send()
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
  expect(performance.now() - began).toBeLessThan(4_000)
  source.kill('SIGCONT')
  await vi.waitFor(async () => expect((await send()).status).toBe(200), { timeout: 20_000, interval: 200 })
})
