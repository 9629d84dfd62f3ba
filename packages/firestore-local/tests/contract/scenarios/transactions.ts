import { equal, refused } from './check.ts'
import type { Scenarios } from './stage.ts'

/** Transactions: reads and writes in one step. */
export const transactions: Scenarios = {
  'ten parallel increments all count': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transactions'), 'counter')
    await sdk.setDoc(ref, { n: 0 })
    const step = () =>
      sdk.runTransaction(
        db,
        async (transaction) => {
          const n: number = (await transaction.get(ref)).get('n')
          transaction.update(ref, { n: n + 1 })
          return n
        },
        { maxAttempts: 50 },
      )
    const seen = await Promise.all(Array.from({ length: 10 }, step))
    equal((await sdk.getDoc(ref)).get('n'), 10)
    equal(
      seen.sort((a, b) => a - b),
      Array.from({ length: 10 }, (_, n) => n),
      'each saw another value',
    )
  },

  'a conflict runs the function again': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transactions'), 'contended')
    await sdk.setDoc(ref, { n: 1 })
    let attempts = 0
    await sdk.runTransaction(db, async (transaction) => {
      attempts += 1
      const n: number = (await transaction.get(ref)).get('n')
      if (attempts === 1) await sdk.setDoc(ref, { n: 10 })
      transaction.set(ref, { n: n * 2 })
    })
    equal(attempts, 2)
    equal((await sdk.getDoc(ref)).get('n'), 20)
  },

  'a conflict every time fails in the end': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transactions'), 'hopeless')
    await sdk.setDoc(ref, { n: 0 })
    const hopeless = sdk.runTransaction(
      db,
      async (transaction) => {
        const n: number = (await transaction.get(ref)).get('n')
        await sdk.setDoc(ref, { n: n + 1 })
        transaction.update(ref, { n: 100 })
      },
      { maxAttempts: 1 },
    )
    await refused(hopeless, 'failed-precondition')
    equal((await sdk.getDoc(ref)).get('n'), 1)
  },

  'a document created meanwhile is a conflict': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transactions'), 'created')
    const found: boolean[] = []
    await sdk.runTransaction(db, async (transaction) => {
      const there = (await transaction.get(ref)).exists()
      found.push(there)
      if (!there) await sdk.setDoc(ref, { by: 'another' })
      transaction.set(ref, { by: 'transaction', found: found.length })
    })
    equal(found, [false, true])
    equal((await sdk.getDoc(ref)).data(), { by: 'transaction', found: 2 })
  },

  'a document deleted meanwhile is a conflict': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transactions'), 'deleted')
    await sdk.setDoc(ref, { a: 1 })
    const found: boolean[] = []
    await sdk.runTransaction(db, async (transaction) => {
      const there = (await transaction.get(ref)).exists()
      found.push(there)
      if (there) await sdk.deleteDoc(ref)
      transaction.set(ref, { a: 2 })
    })
    equal(found, [true, false])
    equal((await sdk.getDoc(ref)).data(), { a: 2 })
  },

  'a missing document can be read and made': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transactions'), 'new')
    await sdk.runTransaction(db, async (transaction) => {
      equal((await transaction.get(ref)).exists(), false)
      transaction.set(ref, { made: true })
    })
    equal((await sdk.getDoc(ref)).data(), { made: true })
  },

  'an error in the function writes nothing': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transactions'), 'broken')
    await sdk.setDoc(ref, { n: 1 })
    const broken = sdk.runTransaction(db, async (transaction) => {
      await transaction.get(ref)
      transaction.set(ref, { n: 2 })
      throw Object.assign(new Error('changed my mind'), { code: 'mine' })
    })
    await refused(broken, 'mine')
    equal((await sdk.getDoc(ref)).get('n'), 1)
  },

  'several documents change together': async ({ sdk, db, unique }) => {
    const group = unique('accounts')
    const [from, to, log] = [sdk.doc(db, group, 'from'), sdk.doc(db, group, 'to'), sdk.doc(db, group, 'log')]
    await sdk.setDoc(from, { points: 100 })
    await sdk.setDoc(to, { points: 0 })
    const pay = (points: number) =>
      sdk.runTransaction(
        db,
        async (transaction) => {
          const [source, target] = await Promise.all([transaction.get(from), transaction.get(to)])
          transaction.update(from, { points: source.get('points') - points })
          transaction.update(to, { points: target.get('points') + points })
          transaction.set(log, { last: points, at: sdk.serverTimestamp() }, { merge: true })
        },
        { maxAttempts: 30 },
      )
    await Promise.all([1, 2, 3, 4, 5].map(pay))
    equal((await sdk.getDoc(from)).get('points'), 85)
    equal((await sdk.getDoc(to)).get('points'), 15)
  },

  'a failed precondition in a transaction writes nothing': async ({ sdk, db, unique }) => {
    const group = unique('transactions')
    const [there, missing] = [sdk.doc(db, group, 'there'), sdk.doc(db, group, 'missing')]
    const attempt = sdk.runTransaction(db, async (transaction) => {
      transaction.set(there, { a: 1 })
      transaction.update(missing, { a: 1 })
    })
    await refused(attempt, 'not-found')
    equal((await sdk.getDoc(there)).exists(), false)
  },

  'transforms and deletes in a transaction': async ({ sdk, db, unique }) => {
    const group = unique('transactions')
    const [kept, gone] = [sdk.doc(db, group, 'kept'), sdk.doc(db, group, 'gone')]
    await sdk.setDoc(kept, { list: [1], n: 1, old: true })
    await sdk.setDoc(gone, { a: 1 })
    await sdk.runTransaction(db, async (transaction) => {
      await transaction.get(gone)
      transaction.update(kept, { list: sdk.arrayUnion(2), n: sdk.increment(2), old: sdk.deleteField() })
      transaction.delete(gone)
    })
    equal((await sdk.getDoc(kept)).data(), { list: [1, 2], n: 3 })
    equal((await sdk.getDoc(gone)).exists(), false)
  },
}
