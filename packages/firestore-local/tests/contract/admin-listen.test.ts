import type { DocumentSnapshot, Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOf, closeAdmins } from './admin.ts'
import { watch } from './scenarios/watch.ts'
import { freshProject, type Server, useServer } from './server.ts'

let server: Server
let db: Firestore
let writer: Firestore
beforeAll(async () => {
  server = await useServer()
  const project = freshProject('admin-listen')
  db = adminOf(project)
  writer = adminOf(project)
})
afterAll(async () => {
  await closeAdmins()
  await server.stop()
})

const picture = (rows: QuerySnapshot) => rows.docs.map((row) => `${row.id}:${row.get('n')}`).join(' ')

test('a document listener reports missing, created and deleted', async () => {
  const seen = watch<DocumentSnapshot>((next, error) => db.doc('single/one').onSnapshot(next, error))
  await seen.until((row) => !row.exists, 'missing')
  await writer.doc('single/one').set({ n: 1 })
  await seen.until((row) => row.get('n') === 1, 'made')
  const gone = seen.next((row) => !row.exists, 'deleted')
  await writer.doc('single/one').delete()
  await gone
  seen.stop()
})

test('a query listener reports its rows and docChanges', async () => {
  const rows = writer.collection('listed')
  await rows.doc('a').set({ n: 1 })
  const seen = watch<QuerySnapshot>((next, error) =>
    db.collection('listed').where('n', '>', 0).orderBy('n').limit(3).onSnapshot(next, error),
  )
  await seen.until((now) => picture(now) === 'a:1', 'first')
  const batch = writer.batch()
  for (const [id, n] of [
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ] as const)
    batch.set(rows.doc(id), { n })
  await batch.commit()
  const three = await seen.until((now) => picture(now) === 'a:1 b:2 c:3', 'three of four')
  expect(three.docChanges().map((change) => `${change.type} ${change.doc.id}`)).toEqual(['added b', 'added c'])
  await rows.doc('b').delete()
  const moved = await seen.until((now) => picture(now) === 'a:1 c:3 d:4', 'the fourth moves up')
  expect(moved.docChanges().map((change) => `${change.type} ${change.doc.id}`)).toEqual(['removed b', 'added d'])
  await rows.doc('a').update({ n: -1 })
  await seen.until((now) => picture(now) === 'c:3 d:4', 'out of the filter')
  expect(seen.seen.at(-1)?.readTime.valueOf()).toBeTruthy()
  seen.stop()
})

test('a collection group listener reports rows at every depth', async () => {
  const seen = watch<QuerySnapshot>((next, error) => db.collectionGroup('leaves').orderBy('n').onSnapshot(next, error))
  await seen.until((rows) => rows.empty, 'none')
  await writer.doc('trees/a/leaves/one').set({ n: 1 })
  await writer.doc('leaves/two').set({ n: 2 })
  await seen.until((rows) => picture(rows) === 'one:1 two:2', 'both depths')
  seen.stop()
})

test('each of twenty simultaneous listeners receives its own write', async () => {
  const list = Array.from({ length: 20 }, (_, n) =>
    watch<DocumentSnapshot>((next, error) => db.doc(`crowd/${n}`).onSnapshot(next, error)),
  )
  await Promise.all(list.map((seen) => seen.until((row) => !row.exists, 'missing')))
  await Promise.all(list.map((_, n) => writer.doc(`crowd/${n}`).set({ n })))
  await Promise.all(list.map((seen, n) => seen.until((row) => row.get('n') === n, `row ${n}`)))
  for (const seen of list) seen.stop()
})

test('clearing the database empties a listener', async () => {
  const project = freshProject('cleared')
  const own = adminOf(project)
  await own.doc('rows/a').set({ n: 1 })
  const seen = watch<QuerySnapshot>((next, error) => own.collection('rows').onSnapshot(next, error))
  await seen.until((rows) => rows.size === 1, 'one')
  const url = `http://${server.address}/emulator/v1/projects/${project}/databases/(default)/documents`
  await fetch(url, { method: 'DELETE' })
  await seen.until((rows) => rows.empty, 'none')
  seen.stop()
})
