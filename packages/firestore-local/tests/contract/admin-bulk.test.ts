import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOf, closeAdmins } from './admin.ts'
import { refused } from './scenarios/check.ts'
import { freshProject, type Server, useServer } from './server.ts'

let server: Server
let db: Firestore
beforeAll(async () => {
  server = await useServer()
  db = adminOf(freshProject('admin-bulk'))
})
afterAll(async () => {
  await closeAdmins()
  await server.stop()
})

test('a batch commits 500 sets and updates', async () => {
  const batch = db.batch()
  for (let n = 0; n < 250; n += 1) {
    batch.set(db.doc(`batch/${n}`), { n })
    batch.update(db.doc(`batch/${n}`), { n: FieldValue.increment(1), half: n / 2 })
  }
  const results = await batch.commit()
  expect(results).toHaveLength(500)
  expect((await db.collection('batch').count().get()).data().count).toBe(250)
  expect((await db.doc('batch/7').get()).data()).toEqual({ n: 8, half: 3.5 })
})

test('one failed precondition rolls back the whole batch', async () => {
  await db.doc('undone/there').set({ a: 1 })
  const batch = db.batch().set(db.doc('undone/new'), { a: 1 }).create(db.doc('undone/there'), { a: 2 })
  await refused(batch.commit(), 6)
  expect((await db.collection('undone').get()).docs.map((row) => [row.id, row.get('a')])).toEqual([['there', 1]])
})

test('bulkWriter writes 300 documents and reports each failure separately', async () => {
  const writer = db.bulkWriter({ throttling: false })
  writer.onWriteError(() => false)
  await db.doc('bulk/taken').set({ a: 'first' })
  const done = Array.from({ length: 300 }, (_, n) => writer.set(db.doc(`bulk/d${n}`), { n }))
  const failures = [
    refused(writer.create(db.doc('bulk/taken'), { a: 2 }), 6),
    refused(writer.update(db.doc('bulk/none'), { a: 2 }), 5),
  ]
  await writer.close()
  await Promise.all([...done, ...failures])
  expect((await db.collection('bulk').count().get()).data().count).toBe(301)
  expect((await db.doc('bulk/taken').get()).get('a')).toBe('first')
})

test('recursiveDelete deletes a tree and keeps its neighbours', async () => {
  const doomed = ['tree/a', 'tree/a/x/1', 'tree/a/x/1/y/2', 'tree/missing/x/1']
  const kept = ['treehouse/a', 'tre/e', 'tree2/a/x/1']
  await Promise.all([...doomed, ...kept].map((path) => db.doc(path).set({ path })))
  await db.recursiveDelete(db.collection('tree'))
  const found = await db.getAll(...[...doomed, ...kept].map((path) => db.doc(path)))
  expect(found.filter((row) => row.exists).map((row) => row.ref.path)).toEqual(kept)
})

test('recursiveDelete of one document also deletes everything below it', async () => {
  const paths = ['forest/a', 'forest/a/x/1', 'forest/ab', 'forest/b/x/1']
  await Promise.all(paths.map((path) => db.doc(path).set({ path })))
  await db.recursiveDelete(db.doc('forest/a'))
  const found = await db.getAll(...paths.map((path) => db.doc(path)))
  expect(found.filter((row) => row.exists).map((row) => row.ref.path)).toEqual(['forest/ab', 'forest/b/x/1'])
})
