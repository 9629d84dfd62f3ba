import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restOf } from './rest.ts'
import { type EmbeddedServer, freshProject, isForeign, startEmbedded } from './server.ts'

const rounds = 6
const writers = 8

/** Commits two documents at a time until the server is gone; adds the ids of acknowledged pairs to `done`. */
async function writeUntilGone(server: EmbeddedServer, project: string, writer: string, done: string[]): Promise<void> {
  const rest = restOf(server, project)
  for (let n = 0; ; n += 1) {
    const id = `${writer}-${n}`
    const writes = ['a', 'b'].map((half) => ({
      update: { name: `${rest.root}/pairs/${id}${half}`, fields: { text: { stringValue: `${id} 😀`.repeat(40) } } },
    }))
    try {
      const answer = await rest.call('POST', ':commit', { writes })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    } catch (error) {
      // fetch throws TypeError when the connection breaks, as it does when the server is killed.
      if (error instanceof TypeError || error instanceof SyntaxError) return
      throw error
    }
    done.push(id)
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(1)
}

async function storedIds(server: EmbeddedServer, project: string): Promise<Set<string>> {
  const structuredQuery = { from: [{ collectionId: 'pairs' }], select: { fields: [{ fieldPath: '__name__' }] } }
  const { body } = await restOf(server, project).call('POST', ':runQuery', { structuredQuery })
  const rows = body as { document?: { name: string } }[]
  return new Set(rows.flatMap((row) => row.document?.name.split('/').pop() ?? []))
}

// Only our own server may be killed.
describe.skipIf(isForeign)('the embedded server is killed while it writes', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'contract-durable-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  test(`${rounds} kills at random moments lose no acknowledged write and leave no half commit`, {
    timeout: 60_000,
  }, async () => {
    const project = freshProject('durable')
    const done: string[] = []
    let port: number | undefined
    for (let round = 0; round < rounds; round += 1) {
      const server: EmbeddedServer = await startEmbedded({ dataDir, ...(port === undefined ? {} : { port }) })
      port = server.port
      const before = done.length
      const writing = Array.from({ length: writers }, (_, writer) =>
        writeUntilGone(server, project, `r${round}w${writer}`, done),
      )
      // Kill after a random number of acknowledged pairs, so that the writers are busy however fast the machine is.
      const enough = before + 1 + Math.floor(Math.random() * 400)
      await Promise.race([until(() => done.length >= enough), ...writing])
      await server.kill()
      await Promise.all(writing)
      expect(done.length, 'writes were acknowledged in this round').toBeGreaterThan(before)
    }
    const last = await startEmbedded({ dataDir, ...(port === undefined ? {} : { port }) })
    const stored = await storedIds(last, project)
    await last.stop()
    expect(done.filter((id) => !stored.has(`${id}a`) || !stored.has(`${id}b`))).toEqual([])
    const halves = [...stored].filter((id) => !stored.has(id.replace(/[ab]$/, (half) => (half === 'a' ? 'b' : 'a'))))
    expect(halves, 'commits of which only a half is there').toEqual([])
  })
})
