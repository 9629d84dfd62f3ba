import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { QuerySnapshot } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOf, closeAdmins } from './admin.ts'
import { type Pages, startPages } from './chromium.ts'
import { watch } from './scenarios/watch.ts'
import { freshProject, isForeign, openRules, type Server, setRules, startEmbedded, useServer } from './server.ts'
import { startWire } from './wire.ts'

let pages: Pages
beforeAll(async () => {
  pages = await startPages()
})
afterAll(async () => {
  await pages.close()
  await closeAdmins()
})

// A browser waits 5 to 15 s before it reconnects, so these tests run concurrently.
const options = { timeout: 60_000, concurrent: true }

/** Opens two pages that listen to `rows`, one over each kind of back channel. */
async function openListeners(ports: { streaming: number; polling: number }, project: string) {
  const open = async (mode: 'streaming' | 'long-polling', port: number): Promise<Page> => {
    const page = await pages.open()
    const place = { host: '127.0.0.1', port, project }
    await page.evaluate(([how, where]) => window.contract.open(how, where), [mode, place] as const)
    await page.evaluate(() => window.contract.listen('rows'))
    return page
  }
  const list = await Promise.all([open('streaming', ports.streaming), open('long-polling', ports.polling)])
  return {
    shows: (rows: string) =>
      Promise.all(list.map((page) => page.evaluate((text) => window.contract.until('rows', text), rows))),
    write: (path: string, n: number) =>
      list[0].evaluate(([at, value]) => window.contract.write(at, value), [path, n] as const),
    close: () => Promise.all(list.map((page) => page.context().close())),
  }
}

test('listeners catch up after a broken connection, including deletions meanwhile', options, async () => {
  const server = await useServer()
  const project = freshProject('cut')
  await setRules(server, project, openRules)
  const db = adminOf(project, server)
  await Promise.all([1, 2, 3].map((n) => db.doc(`rows/r${n}`).set({ n })))
  const wires = await Promise.all([startWire(server), startWire(server)])
  const browser = await openListeners({ streaming: wires[0].port, polling: wires[1].port }, project)
  await browser.shows('r1:1 r2:2 r3:3')
  for (const wire of wires) wire.cut()
  await db.doc('rows/r2').delete()
  await db.doc('rows/r1').set({ n: 10 })
  await db.doc('rows/r4').set({ n: 4 })
  for (const wire of wires) wire.mend()
  await browser.shows('r3:3 r4:4 r1:10')
  await db.doc('rows/r5').set({ n: 5 })
  await browser.shows('r3:3 r4:4 r5:5 r1:10')
  await browser.close()
  await Promise.all(wires.map((wire) => wire.close()))
  await server.stop()
})

/** Listens in two pages and with the admin SDK, takes the server down and brings it back, and continues. */
async function survive(end: 'stop' | 'kill', dataDir: string): Promise<void> {
  const project = freshProject(end)
  const first = await startEmbedded({ dataDir })
  await setRules(first, project, openRules)
  const db = adminOf(project, first)
  await db.doc('rows/r1').set({ n: 1 })
  const browser = await openListeners({ streaming: first.port, polling: first.port }, project)
  const admin = watch<QuerySnapshot>((next, error) => db.collection('rows').onSnapshot(next, error))
  await browser.shows('r1:1')
  await admin.until((rows) => rows.size === 1, 'the admin listener')
  await db.doc('rows/r2').set({ n: 2 })
  await first[end]()
  const queued = browser.write('rows/r3', 3)
  const second: Server = await startEmbedded({ port: first.port, dataDir })
  await setRules(second, project, openRules)
  expect((await db.doc('rows/r2').get()).get('n')).toBe(2)
  await queued
  await browser.shows('r1:1 r2:2 r3:3')
  await admin.until((rows) => rows.size === 3, 'the admin listener again')
  await db.doc('rows/r2').delete()
  await browser.shows('r1:1 r3:3')
  admin.stop()
  await browser.close()
  await second.stop()
}

// Only our own server may be stopped.
test.skipIf(isForeign).each(['stop', 'kill'] as const)(
  'clients and listeners continue after a server restart: %s',
  options,
  async (end) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'contract-firestore-'))
    try {
      await survive(end, dataDir)
    } finally {
      await rm(dataDir, { recursive: true })
    }
  },
)
