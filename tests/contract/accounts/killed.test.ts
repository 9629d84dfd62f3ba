import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emulatorEnvironment, keepingAccounts, localProject } from '../../../local/emulators.ts'
import { root } from '../../../local/install.mjs'
import { signInDirectly, signUpDirectly } from '../../backend/auth-admin.ts'
import { freePorts } from '../../backend/ports.ts'

const password = 'secret-password'
let folder: string
let child: ChildProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pointsward-accounts-'))
})
afterAll(async () => {
  child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Starts only the Auth emulator, which keeps its accounts as under `npm run local`. */
async function startAuth(more: Record<string, string> = {}): Promise<string> {
  const [auth = 0, hub = 0, logging = 0] = await freePorts(3)
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const config = join(folder, 'firebase.json')
  const emulators = {
    ui: { enabled: false },
    singleProjectMode: true,
    auth: at(auth),
    hub: at(hub),
    logging: at(logging),
  }
  await writeFile(config, JSON.stringify({ emulators }))
  const cli = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  const flags = ['emulators:start', '--only', 'auth', '--project', localProject, '--config', config]
  const [program = '', ...args] = keepingAccounts([cli, ...flags], join(folder, 'accounts'))
  const environment = { ...process.env, ...emulatorEnvironment, TMPDIR: folder, ...more }
  child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: environment })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('All emulators ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the Auth emulator ended with ${code}:\n${printed}`)))
  })
  return `127.0.0.1:${auth}`
}

const admin = { authorization: 'Bearer owner', 'content-type': 'application/json' }
const change = (host: string, what: string, body: object) =>
  fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${localProject}/accounts:${what}`, {
    method: 'POST',
    headers: admin,
    body: JSON.stringify(body),
  })

it('a kill during sign-ups loses nothing that was acknowledged', { timeout: 120_000 }, async () => {
  const first = await startAuth()
  const gone = await signUpDirectly(first, 'gone@pointsward.test', password)
  const kept = await signUpDirectly(first, 'kept@pointsward.test', password)
  await change(first, 'update', { localId: kept.localId, customAttributes: '{"plan":"gold"}', password: 'another-one' })
  await change(first, 'delete', { localId: gone.localId })
  const acknowledged: string[] = []
  const signingUp = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; ; n++) {
      const email = `w${writer}.${n}@pointsward.test`
      try {
        await signUpDirectly(first, email, password)
      } catch {
        return
      }
      acknowledged.push(email)
      if (acknowledged.length === 40) child.kill('SIGKILL')
    }
  })
  await Promise.all([...signingUp, once(child, 'exit')])

  const second = await startAuth()
  const found = await change(second, 'lookup', { email: acknowledged })
  const { users } = (await found.json()) as { users: { email: string }[] }
  expect(users.map(({ email }) => email).sort()).toEqual([...acknowledged].sort())
  expect((await signInDirectly(second, acknowledged.at(-1) ?? '', password)).localId).toBeTruthy()
  expect((await signInDirectly(second, 'kept@pointsward.test', 'another-one')).localId).toBe(kept.localId)
  const claims = (await (await change(second, 'lookup', { localId: [kept.localId] })).json()) as { users: object[] }
  expect(claims.users).toMatchObject([{ customAttributes: '{"plan":"gold"}' }])
  await expect(signInDirectly(second, 'gone@pointsward.test', password)).rejects.toThrow(/400/)
})

it('a full disk fails requests, and their change is written with the next one', { timeout: 120_000 }, async () => {
  child.kill('SIGKILL')
  const full = join(folder, 'the-disk-is-full')
  const faults = join(root, 'tests', 'faults', 'full-disk.mjs')
  const host = await startAuth({ NODE_OPTIONS: `--import ${faults}`, FULL_DISK: full })
  const ann = await signUpDirectly(host, 'full@pointsward.test', password)
  await writeFile(full, '')
  const refused = await change(host, 'update', { localId: ann.localId, displayName: 'Ann' })
  expect([refused.status, (await refused.json()).error.message]).toEqual([
    503,
    'The local accounts couldn’t be written (ENOSPC).',
  ])
  const looked = await change(host, 'lookup', { localId: [ann.localId] })
  expect(looked.status).toBe(503)
  await rm(full)
  expect((await change(host, 'lookup', { localId: [ann.localId] })).status).toBe(200)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const { users } = (await (await change(await startAuth(), 'lookup', { localId: [ann.localId] })).json()) as {
    users: object[]
  }
  expect(users).toMatchObject([{ displayName: 'Ann' }])
})
