import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Starts the Auth emulator's own server and prints its port. */
const program = `
  const { createApp } = require('firebase-tools/lib/emulator/auth/server.js')
  createApp('demo-pointsward').then((app) => {
    const server = app.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))
  })`

const preload = join('local', 'quick-emulators.mjs')
const child = spawn(process.execPath, ['--import', `./${preload}`, '-e', program], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
let origin = ''

beforeAll(async () => {
  for await (const text of child.stdout) {
    const [, port] = /port (\d+)/.exec(String(text)) ?? []
    if (port === undefined) continue
    origin = `http://127.0.0.1:${port}`
    break
  }
})
afterAll(async () => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
})

async function signUp(body: object) {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

it('the Auth emulator accepts a valid sign-up and rejects an invalid one by the API’s schema', async () => {
  const account = { email: 'one@pointsward.test', password: 'a-password', returnSecureToken: true }
  expect((await signUp(account)).status).toBe(200)
  const wrong = { ...account, email: { of: 'nobody' } }
  // Twice: the first request creates the validator, the second finds it.
  for (const answer of [await signUp(wrong), await signUp(wrong)]) {
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('/email must be string')
  }
  expect((await signUp({ ...account, email: 'two@pointsward.test' })).status).toBe(200)
})

/**
 * Calls one function four times at once through the Functions emulator. In place of the function's process, a server
 * answers none of the calls before all four have arrived. Prints how many processes were started.
 */
const calls = `
  const { createServer } = require('node:http')
  const { EventEmitter } = require('node:events')
  const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js')
  const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js')
  const came = []
  const runtime = createServer((request, response) => {
    if (request.url === '/__/health') return response.end()
    came.push(response)
    if (came.length === 4) for (const one of came) one.end()
  })
  let started = 0
  const pool = new RuntimeWorkerPool()
  const emulator = Object.assign(Object.create(FunctionsEmulator.prototype), {
    workerPools: { site: pool },
    getRuntimeEnvs: () => ({}),
    resolveSecretEnvs: async () => ({}),
    startNode: async () => {
      started += 1
      const conn = { httpReqOpts: () => ({ host: '127.0.0.1', port: runtime.address().port }) }
      return { process: new EventEmitter(), events: new EventEmitter(), conn }
    },
  })
  const backend = { codebase: 'site', runtime: 'nodejs20' }
  const call = async () => {
    if (!pool.readyForWork('one', 'nodejs20')) await emulator.startRuntime(backend, { id: 'one' })
    const response = Object.assign(new (require('node:stream').PassThrough)(), { writeHead() {} })
    await pool.submitRequest('one', { method: 'POST', path: '/', headers: {} }, response, undefined, undefined, 'nodejs20')
  }
  runtime.listen(0, '127.0.0.1', () =>
    Promise.all([call(), call(), call(), call()]).then(() => {
      console.log('answered by ' + started)
      process.exit(0)
    }))`

it('the Functions emulator runs four simultaneous calls of a function in one process', async () => {
  const emulator = spawn(process.execPath, ['--import', `./${preload}`, '-e', calls], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed = (await emulator.stdout.toArray()).join('')
  expect(printed).toContain('answered by 1')
})
