import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The Auth emulator's own server, on a port that it prints. */
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

it('still takes what the API takes, and refuses by the API’s description what it does not', async () => {
  const account = { email: 'one@pointsward.test', password: 'a-password', returnSecureToken: true }
  expect((await signUp(account)).status).toBe(200)
  const wrong = { ...account, email: { of: 'nobody' } }
  // Twice: the first asks for the validator, the second finds it.
  for (const answer of [await signUp(wrong), await signUp(wrong)]) {
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('/email must be string')
  }
  expect((await signUp({ ...account, email: 'two@pointsward.test' })).status).toBe(200)
})
