import { FieldPath, FieldValue, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOf, bigAdminOf, closeAdmins } from './admin.ts'
import { refused } from './scenarios/check.ts'
import { freshProject, type Server, useServer } from './server.ts'

/** gRPC status numbers, which the admin SDK puts in `code`. */
const [invalidArgument, notFound, alreadyExists, failedPrecondition] = [3, 5, 6, 9]

let server: Server
let db: Firestore
const project = freshProject('admin-documents')
beforeAll(async () => {
  server = await useServer()
  db = adminOf(project)
})
afterAll(async () => {
  await closeAdmins()
  await server.stop()
})

test('create succeeds once and rejects an existing document', async () => {
  const ref = db.doc('create/one')
  const { writeTime } = await ref.create({ a: 1 })
  const snapshot = await ref.get()
  expect(snapshot.createTime).toEqual(writeTime)
  expect(snapshot.updateTime).toEqual(writeTime)
  await refused(ref.create({ a: 2 }), alreadyExists)
  expect((await ref.get()).data()).toEqual({ a: 1 })
})

test('update and delete obey their preconditions', async () => {
  const ref = db.doc('preconditions/one')
  await refused(ref.update({ a: 1 }), notFound)
  await refused(ref.delete({ exists: true }), notFound)
  const first = await ref.set({ a: 1 })
  const second = await ref.update({ a: 2 }, { lastUpdateTime: first.writeTime })
  await refused(ref.update({ a: 3 }, { lastUpdateTime: first.writeTime }), failedPrecondition)
  await refused(ref.delete({ lastUpdateTime: first.writeTime }), failedPrecondition)
  await ref.delete({ lastUpdateTime: second.writeTime })
  expect((await ref.get()).exists).toBe(false)
})

test('a write keeps createTime and raises updateTime; deletion resets createTime', async () => {
  const ref = db.doc('times/one')
  const first = await ref.set({ a: 1 })
  const second = await ref.set({ a: 2 })
  const snapshot = await ref.get()
  expect(snapshot.createTime).toEqual(first.writeTime)
  expect(snapshot.updateTime).toEqual(second.writeTime)
  expect(second.writeTime.valueOf() > first.writeTime.valueOf()).toBe(true)
  expect(snapshot.readTime.valueOf() >= second.writeTime.valueOf()).toBe(true)
  await ref.delete()
  const reborn = await ref.set({ a: 3 })
  expect((await ref.get()).createTime).toEqual(reborn.writeTime)
})

test('a write that changes nothing keeps the updateTime', async () => {
  const ref = db.doc('times/same')
  const first = await ref.set({ a: 1 })
  await ref.set({ a: 1 })
  expect((await ref.get()).updateTime).toEqual(first.writeTime)
})

test('64-bit integers are read back exactly', async () => {
  const big = bigAdminOf(project)
  const limits = { most: 9223372036854775807n, least: -9223372036854775808n, edge: 9007199254740993n, one: 1n }
  await big.doc('bounds/one').set(limits)
  expect((await big.doc('bounds/one').get()).data()).toEqual(limits)
  const found = await big.collection('bounds').where('edge', '==', 9007199254740993n).get()
  expect(found.size, 'equality is exact beyond 2^53').toBe(1)
  const near = await big.collection('bounds').where('edge', '==', 9007199254740992n).get()
  expect(near.size).toBe(0)
})

test('every type is read back unchanged through gRPC', async () => {
  const data = {
    nothing: null,
    yes: true,
    no: false,
    numbers: [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 60, 1e-320],
    text: 'naïve 😀 \u0000',
    bytes: Buffer.from([0, 1, 254, 255]),
    at: new Timestamp(1_700_000_000, 123_456_000),
    where: new GeoPoint(-90, 180),
    what: db.doc('a/b/c/d'),
    list: [null, 0, { in: [{ deep: true }] }],
    map: { 'a.b': { c: {} }, empty: [] },
    vector: FieldValue.vector([1.5, -2, 0]),
  }
  await db.doc('types/all').set(data)
  expect((await db.doc('types/all').get()).data()).toEqual(data)
})

test('-0 stays -0', async () => {
  await db.doc('types/zero').set({ zero: -0 })
  expect(Object.is((await db.doc('types/zero').get()).get('zero'), -0)).toBe(true)
})

test('update sets and deletes fields by field path', async () => {
  const ref = db.doc('paths/one')
  await ref.set({ a: { b: 1, 'c.d': 2 }, e: 1 })
  await ref.update(new FieldPath('a', 'c.d'), 3, 'e', FieldValue.delete(), 'f.g', [1])
  expect((await ref.get()).data()).toEqual({ a: { b: 1, 'c.d': 3 }, f: { g: [1] } })
})

test('getAll keeps the requested order and masks fields', async () => {
  await Promise.all(['a', 'b', 'c'].map((id) => db.doc(`all/${id}`).set({ id, deep: { x: 1, y: 2 }, rest: 1 })))
  const refs = ['c', 'none', 'a', 'c'].map((id) => db.doc(`all/${id}`))
  const plain = await db.getAll(...refs)
  expect(plain.map((row) => [row.id, row.exists])).toEqual([
    ['c', true],
    ['none', false],
    ['a', true],
    ['c', true],
  ])
  const masked = await db.getAll(...refs, { fieldMask: ['id', 'deep.y', 'absent'] })
  expect(masked[0]?.data()).toEqual({ id: 'c', deep: { y: 2 } })
  expect(masked[0]?.updateTime).toEqual(plain[0]?.updateTime)
})

test('listCollections works at the root and below a missing document', async () => {
  const own = adminOf(freshProject('collections'))
  const named = async (list: Promise<{ id: string }[]>) => (await list).map((group) => group.id)
  expect(await named(own.listCollections())).toEqual([])
  await Promise.all(['b/1', 'a/1', 'c/none/deep/1', 'c/none/other/1/last/1'].map((path) => own.doc(path).set({})))
  expect(await named(own.listCollections())).toEqual(['a', 'b', 'c'])
  expect(await named(own.doc('c/none').listCollections())).toEqual(['deep', 'other'])
  expect(await named(own.doc('a/1').listCollections())).toEqual([])
})

test('listDocuments includes missing parents', async () => {
  await Promise.all(['list/b', 'list/a/sub/1', 'list/c/sub/1', 'list/c'].map((path) => db.doc(path).set({})))
  const refs = await db.collection('list').listDocuments()
  expect(refs.map((ref) => ref.id)).toEqual(['a', 'b', 'c'])
  expect((await db.getAll(...refs)).map((row) => row.exists)).toEqual([false, true, true])
})

test('a reserved document id is rejected as invalid', async () => {
  await refused(db.doc('ids/__bad__').set({ a: 1 }), invalidArgument)
})

test('two projects share nothing', async () => {
  const other = adminOf(freshProject('elsewhere'))
  await db.doc('same/one').set({ here: true })
  expect((await other.doc('same/one').get()).exists).toBe(false)
  await other.doc('same/one').set({ here: false })
  expect((await db.doc('same/one').get()).get('here')).toBe(true)
})

test('the clear call empties only its own project', async () => {
  const doomed = freshProject('doomed')
  const own = adminOf(doomed)
  await own.doc('rows/one/deep/two').set({ a: 1 })
  await db.doc('rows/kept').set({ a: 1 })
  const url = `http://${server.address}/emulator/v1/projects/${doomed}/databases/(default)/documents`
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200)
  expect(await own.listCollections()).toEqual([])
  expect((await db.doc('rows/kept').get()).exists).toBe(true)
  await own.doc('rows/again').create({ a: 1 })
})
