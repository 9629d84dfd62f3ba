import { FieldPath, FieldValue, Filter, type Firestore, type Query } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOf, closeAdmins } from './admin.ts'
import { codeOf, refused } from './scenarios/check.ts'
import { freshProject, isForeign, type Server, useServer } from './server.ts'

let server: Server
let db: Firestore
beforeAll(async () => {
  server = await useServer()
  db = adminOf(freshProject('admin-queries'))
  const batch = db.batch()
  for (let n = 0; n < 20; n += 1) {
    batch.set(db.doc(`rows/r${String(n).padStart(2, '0')}`), {
      n,
      even: n % 2 === 0,
      deep: { third: n % 3 },
      tags: [n % 4, 'all'],
    })
  }
  await batch.commit()
})
afterAll(async () => {
  await closeAdmins()
  await server.stop()
})

const numbers = async (query: Query) => (await query.get()).docs.map((row) => row.get('n'))

test('offset and limit select the right rows', async () => {
  const rows = db.collection('rows').orderBy('n', 'desc')
  expect(await numbers(rows.offset(3).limit(2))).toEqual([16, 15])
  expect(await numbers(rows.offset(18))).toEqual([1, 0])
  expect(await numbers(rows.offset(30))).toEqual([])
  expect((await rows.offset(15).count().get()).data().count).toBe(5)
})

test('select returns the named fields only', async () => {
  const rows = await db.collection('rows').select('n', 'deep.third').where('n', '<', 2).get()
  expect(rows.docs.map((row) => row.data())).toEqual([
    { n: 0, deep: { third: 0 } },
    { n: 1, deep: { third: 1 } },
  ])
  const names = await db.collection('rows').select().limit(2).get()
  expect(names.docs.map((row) => [row.id, row.data()])).toEqual([
    ['r00', {}],
    ['r01', {}],
  ])
})

test('every operator returns the right rows in the server’s order', async () => {
  const rows = db.collection('rows')
  expect(await numbers(rows.where('n', '>=', 17))).toEqual([17, 18, 19])
  expect(await numbers(rows.where('n', 'in', [5, 3, 99]))).toEqual([3, 5])
  expect(
    await numbers(
      rows.where(
        'n',
        'not-in',
        Array.from({ length: 10 }, (_, n) => n + 5),
      ),
    ),
  ).toEqual([0, 1, 2, 3, 4, 15, 16, 17, 18, 19])
  expect(await numbers(rows.where('tags', 'array-contains', 3))).toEqual([3, 7, 11, 15, 19])
  expect(await numbers(rows.where('tags', 'array-contains-any', [3, 2]).where('deep.third', '==', 0))).toEqual([
    3, 6, 15, 18,
  ])
  expect(await numbers(rows.where('even', '!=', true).where('n', '<', 4))).toEqual([1, 3])
  const either = Filter.or(
    Filter.where('n', '<', 2),
    Filter.and(Filter.where('even', '==', true), Filter.where('n', '>', 16)),
  )
  expect(await numbers(rows.where(either))).toEqual([0, 1, 18])
})

test('null and NaN within the list of a filter match nothing', async () => {
  const values = { a: 1, b: null, c: Number.NaN, d: [null, Number.NaN] }
  await Promise.all(Object.entries(values).map(([id, n]) => db.doc(`lists/${id}`).set({ n })))
  const found = async (query: Query) => (await query.get()).docs.map((row) => row.id)
  const rows = db.collection('lists')
  expect(await found(rows.where('n', 'in', [null, 1, Number.NaN]))).toEqual(['a'])
  expect(await found(rows.where('n', 'array-contains-any', [null, Number.NaN]))).toEqual([])
  expect(await found(rows.where('n', 'not-in', [null, 1]))).toEqual([])
  expect(await found(rows.where('n', '!=', 1))).toEqual(['c', 'd'])
  expect(await found(rows.where('n', '!=', null))).toEqual(['c', 'a', 'd'])
})

test('cursors work with and without snapshots', async () => {
  const rows = db.collection('rows').orderBy('deep.third').orderBy('n', 'desc')
  expect(await numbers(rows.startAt(1, 4).endBefore(2, 14))).toEqual([4, 1, 17])
  const four = await db.doc('rows/r04').get()
  expect(await numbers(rows.startAfter(four).limit(2))).toEqual([1, 17])
  expect(await numbers(rows.endBefore(four).limitToLast(2))).toEqual([10, 7])
})

test('documentId works in filters, ranges and cursors', async () => {
  const id = FieldPath.documentId()
  const rows = db.collection('rows')
  expect(await numbers(rows.where(id, '>=', 'r17'))).toEqual([17, 18, 19])
  expect(await numbers(rows.where(id, 'in', ['r03', db.doc('rows/r01')]))).toEqual([1, 3])
  // Firestore has no descending index of keys.
  await expect(rows.orderBy(id, 'desc').limit(2).get()).rejects.toMatchObject({ code: 9 })
  expect(await numbers(rows.orderBy(id).startAt('r18'))).toEqual([18, 19])
})

test('ids sort by their bytes, numeric ids before all others', async () => {
  const ids = ['Z', 'a', 'é', '\uffee', '😀', '10', '9', '__id7__', '__id-3__', '__id10__']
  await Promise.all(ids.map((id) => db.doc(`sorted/${id}`).set({ id })))
  const found = await db.collection('sorted').get()
  expect(found.docs.map((row) => row.id)).toEqual([
    '__id-3__',
    '__id7__',
    '__id10__',
    '10',
    '9',
    'Z',
    'a',
    'é',
    '\uffee',
    '😀',
  ])
})

test('collection groups accept cursors and filters with full document names', async () => {
  const paths = ['g/1/leaf/a', 'g/2/leaf/b', 'h/1/leaf/a', 'leaf/z', 'leaf/z/leafy/no']
  await Promise.all(paths.map((path) => db.doc(path).set({ path })))
  const leaves = db.collectionGroup('leaf').orderBy(FieldPath.documentId())
  const found = async (query: Query) => (await query.get()).docs.map((row) => row.ref.path)
  expect(await found(leaves)).toEqual(['g/1/leaf/a', 'g/2/leaf/b', 'h/1/leaf/a', 'leaf/z'])
  expect(await found(leaves.startAfter('g/2/leaf/b'))).toEqual(['h/1/leaf/a', 'leaf/z'])
  expect(await found(leaves.where(FieldPath.documentId(), '<', db.doc('h/1/leaf/a')))).toEqual([
    'g/1/leaf/a',
    'g/2/leaf/b',
  ])
})

test('a stream of 2,000 rows arrives in order', async () => {
  const writer = db.bulkWriter({ throttling: false })
  for (let n = 0; n < 2000; n += 1) void writer.set(db.doc(`many/m${n}`), { n, text: 'x'.repeat(50) })
  await writer.close()
  const seen: number[] = []
  for await (const row of db.collection('many').orderBy('n').stream()) {
    seen.push((row as unknown as FirebaseFirestore.QueryDocumentSnapshot).get('n'))
  }
  expect(seen).toEqual(Array.from({ length: 2000 }, (_, n) => n))
})

test('count respects a limit, and aggregations return sum, average and count', async () => {
  const rows = db.collection('rows')
  expect((await rows.limit(7).count().get()).data().count).toBe(7)
  const { AggregateField } = await import('firebase-admin/firestore')
  const sums = rows.where('even', '==', true).aggregate({
    sum: AggregateField.sum('n'),
    mean: AggregateField.average('n'),
    count: AggregateField.count(),
  })
  expect((await sums.get()).data()).toEqual({ sum: 90, mean: 9, count: 10 })
})

test('a query with too many or contradictory filters is rejected as invalid', async () => {
  const rows = db.collection('rows')
  await refused(
    rows
      .where(
        'n',
        'in',
        Array.from({ length: 31 }, (_, n) => n),
      )
      .get(),
    3,
  )
  await refused(rows.where('n', 'not-in', [1]).where('even', '!=', true).get(), 3)
})

test('vector search works or is rejected with an error that names it', async () => {
  await db.doc('vectors/a').set({ v: FieldValue.vector([1, 0]) })
  await db.doc('vectors/b').set({ v: FieldValue.vector([0, 1]) })
  const near = db
    .collection('vectors')
    .findNearest({ vectorField: 'v', queryVector: [1, 0.1], limit: 1, distanceMeasure: 'EUCLIDEAN' })
  const outcome = await near.get().then(
    (rows) => rows.docs.map((row) => row.id),
    (error: Error) => [codeOf(error), /findNearest|vector/i.test(error.message)],
  )
  expect([['a'], [12, true]]).toContainEqual(outcome)
})

// Google's emulator returns neither results nor an error.
test.skipIf(isForeign)('explain works or is rejected with an error that names it', async () => {
  const outcome = await db
    .collection('rows')
    .explain({ analyze: true })
    .then(
      (results) => results.snapshot?.size,
      (error: Error) => [codeOf(error), /explain/i.test(error.message)],
    )
  expect([20, [12, true]]).toContainEqual(outcome)
})
