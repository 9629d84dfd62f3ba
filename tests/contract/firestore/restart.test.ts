import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { QuerySnapshot } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminOf, closeAdmins } from './admin.ts'
import { type Pages, startPages } from './chromium.ts'
import { watch } from './scenarios/watch.ts'
import { type EmbeddedServer, freshProject, isForeign, openRules, pointAt, setRules, startEmbedded } from './server.ts'

let pages: Pages
let dataDir: string
let server: EmbeddedServer

async function listeningPage(project: string, mode: 'streaming' | 'long-polling'): Promise<Page> {
  const page = await pages.open()
  const place = { host: server.host, port: server.port, project }
  await page.evaluate(([how, where]) => window.contract.open(how, where), [mode, place] as const)
  await page.evaluate(() => window.contract.listen('rows'))
  return page
}

const shows = (page: Page, rows: string) => page.evaluate((text) => window.contract.until('rows', text), rows)

/** Listens in two browsers and with the admin SDK, takes the server away and back, and goes on. */
async function survive(end: 'stop' | 'kill'): Promise<void> {
  const project = freshProject(end)
  await setRules(server, project, openRules)
  const db = adminOf(project)
  await db.doc('rows/r1').set({ n: 1 })
  const list = await Promise.all([listeningPage(project, 'streaming'), listeningPage(project, 'long-polling')])
  const admin = watch<QuerySnapshot>((next, error) => db.collection('rows').onSnapshot(next, error))
  await Promise.all(list.map((page) => shows(page, 'r1:1')))
  await admin.until((rows) => rows.size === 1, 'the admin listener')
  await db.doc('rows/r2').set({ n: 2 })
  await server[end]()
  const queued = list[0]?.evaluate(() => window.contract.write('rows/r3', 3))
  server = await startEmbedded({ port: server.port, dataDir })
  await setRules(server, project, openRules)
  expect((await db.doc('rows/r2').get()).get('n')).toBe(2)
  await queued
  await Promise.all(list.map((page) => shows(page, 'r1:1 r2:2 r3:3')))
  await admin.until((rows) => rows.size === 3, 'the admin listener again')
  await db.doc('rows/r2').delete()
  await Promise.all(list.map((page) => shows(page, 'r1:1 r3:3')))
  admin.stop()
  await Promise.all(list.map((page) => page.context().close()))
}

// Only a server of our own may be stopped.
describe.skipIf(isForeign)('the embedded server comes back', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'contract-firestore-'))
    ;[server, pages] = await Promise.all([startEmbedded({ dataDir }), startPages()])
    pointAt(server)
  })
  afterAll(async () => {
    await pages.close()
    await closeAdmins()
    await server.stop()
    pointAt(null)
    await rm(dataDir, { recursive: true })
  })

  test('after an orderly stop', { timeout: 60_000 }, () => survive('stop'))
  test('after kill -9', { timeout: 60_000 }, () => survive('kill'))
})
