import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FirestoreOptions, type RunningFirestore, startFirestore } from '../../src/server.ts'
import { rulesOf } from './memory-engine.ts'

let directory = ''
const running: RunningFirestore[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firestore-'))
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  rmSync(directory, { recursive: true })
})

async function start(options: Partial<FirestoreOptions> = {}): Promise<RunningFirestore> {
  const server = await startFirestore({ port: 0, quiet: true, ...options })
  running.push(server)
  return server
}

const documents = 'v1/projects/p/databases/(default)/documents'
const get = (server: RunningFirestore, headers = {}) =>
  fetch(`http://127.0.0.1:${server.port}/${documents}/c/a`, { headers })
const owner = { Authorization: 'Bearer owner' }

describe('startFirestore', () => {
  test('keeps documents across a restart', async () => {
    const dataDir = join(directory, 'data')
    const first = await start({ dataDir })
    const body = JSON.stringify({ fields: { n: { integerValue: 1 } } })
    const created = await fetch(`http://127.0.0.1:${first.port}/${documents}/c?documentId=a`, { method: 'POST', body })
    expect(created.status).toBe(200)
    await first.stop()
    running.pop()
    const found = await get(await start({ dataDir }))
    expect(await found.json()).toMatchObject({ fields: { n: { integerValue: '1' } } })
  })

  test('rejects a data directory that another server uses', async () => {
    const dataDir = join(directory, 'data')
    await start({ dataDir })
    await expect(start({ dataDir })).rejects.toThrow()
  })

  test('reads rules from a file and applies them to signed-out callers', async () => {
    const rulesFile = join(directory, 'my.rules')
    writeFileSync(rulesFile, rulesOf('match /c/{id} { allow read: if request.auth != null; }'))
    const server = await start({ rulesFile })
    expect((await get(server)).status).toBe(403)
    expect((await get(server, owner)).status).toBe(404)
  })

  test('rejects rules that do not compile, with file, line and column', async () => {
    await expect(start({ rulesSource: 'service cloud.firestore {\n  match', rulesFile: 'my.rules' })).rejects.toThrow(
      /^my\.rules:\d+:\d+: /,
    )
  })

  test('rejects a busy port or a host beyond this machine, and releases the data directory', async () => {
    const dataDir = join(directory, 'data')
    const { port } = await start()
    await expect(start({ port, dataDir })).rejects.toThrow('EADDRINUSE')
    await expect(start({ host: '0.0.0.0', dataDir })).rejects.toThrow('127.0.0.1, ::1 or localhost only')
    await start({ dataDir })
  })
})
