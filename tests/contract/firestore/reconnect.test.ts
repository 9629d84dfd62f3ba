import type { Page } from '@playwright/test'
import { afterAll, beforeAll, test } from 'vitest'
import { adminOf, closeAdmins } from './admin.ts'
import { type Pages, startPages } from './chromium.ts'
import { startWire, type Wire } from './proxy.ts'
import { freshProject, openRules, type Server, setRules, useServer } from './server.ts'

let server: Server
let pages: Pages
beforeAll(async () => {
  ;[server, pages] = await Promise.all([useServer(), startPages()])
})
afterAll(async () => {
  await pages.close()
  await closeAdmins()
  await server.stop()
})

async function listenThrough(wire: Wire, mode: 'streaming' | 'long-polling', project: string): Promise<Page> {
  const page = await pages.open()
  const place = { host: '127.0.0.1', port: wire.port, project }
  await page.evaluate(([how, where]) => window.contract.open(how, where), [mode, place] as const)
  await page.evaluate(() => window.contract.listen('rows'))
  return page
}

const shows = (page: Page, rows: string) => page.evaluate((text) => window.contract.until('rows', text), rows)

// The browser waits 5 to 15 s before it dials again after a cut; all modes share one wait.
test('a cut wire, and a deletion meanwhile', { timeout: 60_000 }, async () => {
  const project = freshProject('cut')
  await setRules(server, project, openRules)
  const db = adminOf(project)
  await Promise.all([1, 2, 3].map((n) => db.doc(`rows/r${n}`).set({ n })))
  const wires = await Promise.all([startWire(server), startWire(server)])
  const [streaming, polling] = await Promise.all([
    listenThrough(wires[0], 'streaming', project),
    listenThrough(wires[1], 'long-polling', project),
  ])
  const both = (rows: string) => Promise.all([shows(streaming, rows), shows(polling, rows)])
  await both('r1:1 r2:2 r3:3')
  for (const wire of wires) wire.cut()
  await db.doc('rows/r2').delete()
  await db.doc('rows/r1').set({ n: 10 })
  await db.doc('rows/r4').set({ n: 4 })
  for (const wire of wires) wire.mend()
  await both('r3:3 r4:4 r1:10')
  await db.doc('rows/r5').set({ n: 5 })
  await both('r3:3 r4:4 r5:5 r1:10')
  await Promise.all(wires.map((wire) => wire.close()))
  await Promise.all([streaming, polling].map((page) => page.context().close()))
})
