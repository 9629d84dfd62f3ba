import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { listenToDocument, listenToQuery } from '../../lib/accounts/client/listen.ts'
import { type FirestoreServer, startEmbedded } from '../backend/firestore.ts'
import { freePorts } from '../backend/ports.ts'

const Note = z.object({ text: z.string(), at: z.string().optional() })
const project = 'demo-listeners'

let folder: string
let port: number
let server: FirestoreServer
let app: FirebaseApp
let db: Firestore
const report = vi.fn()

/** Writes without the rules, through the REST API that every Firestore server has. */
async function write(path: string, fields: object): Promise<void> {
  const url = `http://127.0.0.1:${port}/v1/projects/${project}/databases/(default)/documents/${path}`
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  })
  if (!response.ok) throw new Error(await response.text())
}

const text = (value: string) => ({ text: { stringValue: value } })
const path = 'users/ann/search-history/h1'

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'listeners-'))
  port = (await freePorts(1))[0] ?? 0
  server = await startEmbedded(port, folder)
  setLogLevel('silent')
  app = initializeApp({ projectId: project, apiKey: 'local' }, `listeners-${port}`)
  db = getFirestore(app)
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { sub: 'ann', user_id: 'ann' } })
  report.mockReset()
})
afterEach(async () => {
  await deleteApp(app)
  await server.stop()
  rmSync(folder, { recursive: true })
})

describe('listening', () => {
  it('survives the server going away and coming back', { timeout: 90_000 }, async () => {
    await write(path, text('before'))
    const seen: (string | null)[] = []
    const stop = listenToDocument(doc(db, path), Note, (note) => seen.push(note?.text ?? null), report)
    await expect.poll(() => seen.at(-1), { timeout: 10_000 }).toBe('before')
    await server.stop()
    server = await startEmbedded(port, folder)
    await write(path, text('after'))
    await expect.poll(() => seen.at(-1), { timeout: 60_000 }).toBe('after')
    stop()
  })

  it('reports absence once the server confirms it, also to a second listener', async () => {
    for (let round = 0; round < 2; round++) {
      const seen: unknown[] = []
      const stop = listenToDocument(doc(db, 'users/ann/search-history/none'), Note, (note) => seen.push(note), report)
      const rows: unknown[] = []
      const stopRows = listenToQuery(
        'empty',
        collection(db, 'users/ann/alerts'),
        Note,
        (found) => rows.push(found),
        report,
      )
      await expect.poll(() => [seen.at(-1), rows.at(-1)], { timeout: 10_000 }).toEqual([null, []])
      stop()
      stopRows()
    }
  })

  it('reports a document that does not parse and shows it as absent', async () => {
    await write(path, { text: { integerValue: '7' } })
    await write('users/ann/search-history/h2', { ...text('good'), at: { timestampValue: '2026-11-20T00:00:00Z' } })
    const seen: unknown[] = []
    const stop = listenToDocument(doc(db, path), Note, (note) => seen.push(note), report)
    const rows: unknown[] = []
    const stopRows = listenToQuery(
      'h',
      collection(db, 'users/ann/search-history'),
      Note,
      (found) => rows.push(found),
      report,
    )
    await expect.poll(() => seen.at(-1), { timeout: 10_000 }).toBeNull()
    await expect
      .poll(() => rows.at(-1), { timeout: 10_000 })
      .toEqual([{ id: 'h2', text: 'good', at: '2026-11-20T00:00:00.000Z' }])
    expect(report.mock.calls[0]?.[0]).toBe(`document ${path} does not parse`)
    stop()
    stopRows()
  })

  it('starts again after the server refuses it, reports each refusal, and is silent once stopped', async () => {
    const refused = doc(db, 'users/bea/private/plan')
    const seen: unknown[] = []
    const stop = listenToDocument(refused, Note, (note) => seen.push(note), report)
    await expect.poll(() => report.mock.calls.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2)
    stop()
    const reports = report.mock.calls.length
    // A third refusal takes this one longer than the stopped one had left to wait.
    const reportOther = vi.fn()
    const stopOther = listenToDocument(refused, Note, () => {}, reportOther)
    await expect.poll(() => reportOther.mock.calls.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
    stopOther()
    expect(report).toHaveBeenCalledTimes(reports)
    expect(seen).toEqual([])
  })

  it('gives no more values once stopped', async () => {
    await write(path, text('before'))
    const seen: (string | null)[] = []
    const later: (string | null)[] = []
    const stop = listenToDocument(doc(db, path), Note, (note) => seen.push(note?.text ?? null), report)
    const stopLater = listenToDocument(doc(db, path), Note, (note) => later.push(note?.text ?? null), report)
    await expect.poll(() => [seen.at(-1), later.at(-1)], { timeout: 10_000 }).toEqual(['before', 'before'])
    stop()
    await write(path, text('after'))
    await expect.poll(() => later.at(-1), { timeout: 10_000 }).toBe('after')
    stopLater()
    expect(seen).not.toContain('after')
  })
})
