import type { Page } from '@playwright/test'
import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOf, closeAdmins } from './admin.ts'
import { type Pages, startPages } from './chromium.ts'
import type { Mode } from './scenarios/stage.ts'
import { freshProject, isForeign, openRules, type Server, setRules, useServer } from './server.ts'

let server: Server
let pages: Pages
const project = freshProject('pages')
beforeAll(async () => {
  ;[server, pages] = await Promise.all([useServer(), startPages()])
  await setRules(server, project, openRules)
})
afterAll(async () => {
  await pages.close()
  await closeAdmins()
  await server.stop()
})

async function openPage(mode: Mode, context?: Parameters<Pages['open']>[0]): Promise<Page> {
  const page = await pages.open(context)
  const place = { host: server.host, port: server.port, project }
  await page.evaluate(([how, where]) => window.contract.open(how, where), [mode, place] as const)
  return page
}

const listen = (page: Page, path: string) => page.evaluate((at) => window.contract.listen(at), path)
const write = (page: Page, path: string, n: number) =>
  page.evaluate(([at, value]) => window.contract.write(at, value), [path, n] as const)
const shows = (page: Page, path: string, rows: string) =>
  page.evaluate(([at, text]) => window.contract.until(at, text), [path, rows] as const)

test('two pages see each other’s writes, one streaming, one long polling', async () => {
  const [a, b] = await Promise.all([openPage('streaming'), openPage('long-polling')])
  await Promise.all([listen(a, 'talk'), listen(b, 'talk')])
  await Promise.all([shows(a, 'talk', ''), shows(b, 'talk', '')])
  for (const [n, [from, to]] of [
    [a, b],
    [b, a],
    [a, b],
  ].entries()) {
    if (from === undefined || to === undefined) throw new Error('both pages are there')
    await write(from, `talk/m${n}`, n)
    const rows = Array.from({ length: n + 1 }, (_, i) => `m${i}:${i}`).join(' ')
    await Promise.all([shows(from, 'talk', rows), shows(to, 'talk', rows)])
  }
  await Promise.all([a.context().close(), b.context().close()])
})

test('the admin SDK and a browser see each other’s writes', async () => {
  const db = adminOf(project)
  const page = await openPage('streaming')
  await listen(page, 'desk')
  await db.doc('desk/one').set({ n: 1 })
  await shows(page, 'desk', 'one:1')
  await write(page, 'desk/two', 2)
  expect((await db.collection('desk').orderBy('n').get()).docs.map((row) => row.id)).toEqual(['one', 'two'])
  await db.doc('desk/one').delete()
  await shows(page, 'desk', 'two:2')
  await page.context().close()
})

test('no increment is lost when two browsers and the admin SDK contend for one counter', async () => {
  const db = adminOf(project)
  const ref = db.doc('contended/one')
  await ref.set({ n: 0 })
  const list = await Promise.all([openPage('streaming'), openPage('lite')])
  const fromPages = list.flatMap((page) =>
    [1, 2, 3, 4].map(() => page.evaluate((at) => window.contract.addOne(at), ref.path)),
  )
  const fromAdmin = [1, 2, 3, 4].map(() =>
    db.runTransaction(
      async (transaction) => {
        const n: number = (await transaction.get(ref)).get('n')
        transaction.update(ref, { n: n + 1 })
      },
      { maxAttempts: 50 },
    ),
  )
  const plain = [1, 2, 3, 4].map(() => ref.update({ n: FieldValue.increment(1) }))
  await Promise.all([...fromPages, ...fromAdmin, ...plain])
  expect((await ref.get()).get('n')).toBe(16)
  await Promise.all(list.map((page) => page.context().close()))
})

// A browser allows six connections to a host, and each tab holds two of them. A server that keeps idle write channels
// open leaves none for the third tab; Google's emulator does so.
test.skipIf(isForeign).each(['streaming', 'long-polling'] as const)('three tabs of one profile, %s', async (mode) => {
  const context = await pages.browser.newContext()
  const path = `tabs-${mode}`
  const tabs: Page[] = []
  while (tabs.length < 3) tabs.push(await openPage(mode, context))
  await Promise.all(tabs.map((tab) => listen(tab, path)))
  await Promise.all(tabs.map((tab) => shows(tab, path, '')))
  await Promise.all(tabs.map((tab, n) => write(tab, `${path}/t${n}`, n)))
  await Promise.all(tabs.map((tab) => shows(tab, path, 't0:0 t1:1 t2:2')))
  for (const [n, tab] of tabs.entries()) await write(tab, `${path}/t${n}`, n + 10)
  await Promise.all(tabs.map((tab) => shows(tab, path, 't0:10 t1:11 t2:12')))
  await context.close()
})

test('a cache that survives a reload picks up deletions and changes made meanwhile', async () => {
  const db = adminOf(project)
  await Promise.all([1, 2, 3].map((n) => db.doc(`kept/r${n}`).set({ n })))
  const context = await pages.browser.newContext()
  const before = await openPage('persistent', context)
  await listen(before, 'kept')
  await shows(before, 'kept', 'r1:1 r2:2 r3:3')
  await before.close()
  await db.doc('kept/r2').delete()
  await db.doc('kept/r1').set({ n: 10 })
  const after = await openPage('persistent', context)
  await listen(after, 'kept')
  await shows(after, 'kept', 'r3:3 r1:10')
  await context.close()
})

test('tabs that share one cache see each other’s writes', async () => {
  const context = await pages.browser.newContext()
  const [a, b] = [await openPage('persistent', context), await openPage('persistent', context)]
  await Promise.all([listen(a, 'shared'), listen(b, 'shared')])
  await Promise.all([shows(a, 'shared', ''), shows(b, 'shared', '')])
  await write(a, 'shared/one', 1)
  await write(b, 'shared/two', 2)
  await Promise.all([shows(a, 'shared', 'one:1 two:2'), shows(b, 'shared', 'one:1 two:2')])
  await context.close()
})

test('closing one page does not disturb the listener of another', async () => {
  const [a, b] = await Promise.all([openPage('streaming'), openPage('streaming')])
  await Promise.all([listen(a, 'closing'), listen(b, 'closing')])
  await write(a, 'closing/one', 1)
  await shows(b, 'closing', 'one:1')
  await a.context().close()
  await write(b, 'closing/two', 2)
  await shows(b, 'closing', 'one:1 two:2')
  await b.context().close()
})
