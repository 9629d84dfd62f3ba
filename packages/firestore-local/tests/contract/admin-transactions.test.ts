import { setTimeout as sleep } from 'node:timers/promises'
import { FieldValue, type Firestore, type WriteResult } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOf, closeAdmins } from './admin.ts'
import { refused } from './scenarios/check.ts'
import { freshProject, type Server, useServer } from './server.ts'

let server: Server
let db: Firestore
beforeAll(async () => {
  server = await useServer()
  db = adminOf(freshProject('admin-transactions'))
})
afterAll(async () => {
  await closeAdmins()
  await server.stop()
})

test('ten parallel increments all count', async () => {
  const ref = db.doc('counters/one')
  await ref.set({ n: 0 })
  const step = () =>
    db.runTransaction(
      async (transaction) => {
        const n: number = (await transaction.get(ref)).get('n')
        transaction.update(ref, { n: n + 1 })
      },
      { maxAttempts: 30 },
    )
  await Promise.all(Array.from({ length: 10 }, step))
  expect((await ref.get()).get('n')).toBe(10)
})

test('an error in the function rolls back and frees the document', async () => {
  const ref = db.doc('rollback/one')
  await ref.set({ n: 1 })
  const broken = db.runTransaction(async (transaction) => {
    await transaction.get(ref)
    transaction.update(ref, { n: 2 })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await ref.update({ n: FieldValue.increment(10) })
  expect((await ref.get()).get('n')).toBe(11)
})

test('a missing document can be read and created in a transaction', async () => {
  const ref = db.doc('missing/one')
  const seen = await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref)
    transaction.create(ref, { a: 1 })
    return snapshot.exists
  })
  expect(seen).toBe(false)
  expect((await ref.get()).data()).toEqual({ a: 1 })
  const again = db.runTransaction(async (transaction) => void transaction.create(ref, { a: 2 }))
  await refused(again, 6)
})

test('one transaction can contain a query, several documents and an aggregation', async () => {
  await Promise.all([1, 2, 3].map((n) => db.doc(`rows/${n}`).set({ n })))
  const seen = await db.runTransaction(async (transaction) => {
    const rows = await transaction.get(db.collection('rows').where('n', '>', 1))
    const [one, none] = await transaction.getAll(db.doc('rows/1'), db.doc('rows/9'))
    const count = await transaction.get(db.collection('rows').count())
    for (const row of rows.docs) transaction.update(row.ref, { n: FieldValue.increment(10) })
    return [rows.size, one?.get('n'), none?.exists, count.data().count]
  })
  expect(seen).toEqual([2, 1, false, 3])
  expect((await db.collection('rows').orderBy('n').get()).docs.map((row) => row.get('n'))).toEqual([1, 12, 13])
})

test('a read-only transaction sees one point in time and rejects writes', async () => {
  const [a, b] = [db.doc('moment/a'), db.doc('moment/b')]
  await a.set({ n: 1 })
  await b.set({ n: 1 })
  const seen = await db.runTransaction(
    async (transaction) => {
      const first: number = (await transaction.get(a)).get('n')
      await b.set({ n: 2 })
      const second: number = (await transaction.get(b)).get('n')
      return [first, second]
    },
    { readOnly: true },
  )
  expect(seen).toEqual([1, 1])
  const writing = db.runTransaction(
    async (transaction) => {
      await transaction.get(a)
      transaction.set(a, { n: 9 })
    },
    { readOnly: true },
  )
  await expect(writing).rejects.toThrow()
  expect((await a.get()).get('n')).toBe(1)
})

test('a read-only transaction at a past time reads that state, or is rejected by name', async () => {
  const ref = db.doc('past/one')
  const { writeTime } = await ref.set({ n: 1 })
  await ref.set({ n: 2 })
  const then = await db
    .runTransaction(async (transaction) => (await transaction.get(ref)).get('n'), {
      readOnly: true,
      readTime: writeTime,
    })
    .then(
      (n: number) => ({ n }),
      (error: { code?: number; message: string }) => ({ code: error.code, message: error.message }),
    )
  // A server without history must refuse by name, and never return data from another moment.
  if ('n' in then) expect(then.n).toBe(1)
  else expect([then.code, then.message]).toEqual([12, expect.stringMatching(/read.?time/i)])
})

test('a conflicting write is not lost: it waits for the transaction, or the transaction runs again', async () => {
  const ref = db.doc('interfered/one')
  await ref.set({ n: 1 })
  const seen: number[] = []
  let interference: Promise<unknown> = Promise.resolve()
  await db.runTransaction(async (transaction) => {
    const n: number = (await transaction.get(ref)).get('n')
    seen.push(n)
    // Not awaited, because a server that locks what was read makes this write wait for the transaction.
    if (seen.length === 1) interference = ref.update({ other: true, n: FieldValue.increment(100) })
    transaction.update(ref, { n: n * 2 })
  })
  await interference
  const final: number = (await ref.get()).get('n')
  // Either order of the two is correct; a lost update is not.
  expect([
    [102, 1, 1],
    [202, 1, 101],
  ]).toContainEqual([final, seen[0], seen.at(-1)])
})

test('a row added to a transaction’s query while it ran makes it run again, or waits for it', async () => {
  const rows = db.collection('phantoms')
  await Promise.all(['a', 'b'].map((id) => rows.doc(id).set({ id })))
  let insertion: Promise<WriteResult> | null = null
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(rows)
    if (insertion === null) {
      insertion = rows.doc('c').create({ id: 'c' })
      // A server may also make the insertion wait for the transaction.
      await Promise.race([insertion, sleep(1000)])
    }
    transaction.set(db.doc('totals/phantoms'), { total: found.size })
  })
  const added = await (insertion as Promise<WriteResult> | null)
  const counted = await db.doc('totals/phantoms').get()
  // Whichever was first, the transaction counted what was there when it took effect.
  const isAddedFirst = String(added?.writeTime.valueOf()) < String(counted.updateTime?.valueOf())
  expect(counted.get('total')).toBe(isAddedFirst ? 3 : 2)
})

test('a transaction that has read first is not starved by twenty single writes at each attempt', async () => {
  const ref = db.doc('starved/first')
  await ref.set({ n: 0 })
  const writes: Promise<unknown>[] = []
  await db.runTransaction(async (transaction) => {
    const n: number = (await transaction.get(ref)).get('n')
    for (let at = 0; at < 20; at += 1) writes.push(ref.update({ n: FieldValue.increment(1) }))
    transaction.update(ref, { n: n + 1000 })
  })
  await Promise.all(writes)
  expect((await ref.get()).get('n')).toBe(1000 + writes.length)
})

test('a transaction is not starved by twenty single writes that began first', async () => {
  const ref = db.doc('starved/one')
  await ref.set({ n: 0 })
  const writes = Array.from({ length: 20 }, () => ref.update({ n: FieldValue.increment(1) }))
  const transaction = db.runTransaction(
    async (step) => {
      const n: number = (await step.get(ref)).get('n')
      step.update(ref, { n: n + 1000 })
    },
    { maxAttempts: 20 },
  )
  await Promise.all([...writes, transaction])
  expect((await ref.get()).get('n')).toBe(1020)
})
