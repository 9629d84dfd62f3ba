import { equal, ok } from './check.ts'
import type { Scenarios } from './stage.ts'

/** Field transforms: values the server computes from what it has stored. */
export const transforms: Scenarios = {
  'serverTimestamp is the time of the commit': async ({ sdk, db, unique }) => {
    const group = unique('transforms')
    const batch = sdk.writeBatch(db)
    batch.set(sdk.doc(db, group, 'a'), { at: sdk.serverTimestamp(), in: { at: sdk.serverTimestamp() } })
    batch.set(sdk.doc(db, group, 'b'), { at: sdk.serverTimestamp() })
    await batch.commit()
    const [a, b] = await Promise.all(['a', 'b'].map((id) => sdk.getDoc(sdk.doc(db, group, id))))
    const at: unknown = a?.get('at')
    ok(at instanceof sdk.Timestamp, 'it is a timestamp')
    equal(a?.get('in.at'), at, 'the same within a document')
    equal(b?.get('at'), at, 'the same within a batch')
    ok(at instanceof sdk.Timestamp && Math.abs(at.toMillis() - Date.now()) < 600_000, 'it is near the clock')
  },

  'serverTimestamp rises from commit to commit': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transforms'), 'rising')
    const seen: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      await sdk.setDoc(ref, { at: sdk.serverTimestamp() })
      const at = (await sdk.getDoc(ref)).get('at')
      seen.push(at.seconds * 1e6 + at.nanoseconds / 1e3)
    }
    ok(
      seen.every((time, index) => index === 0 || time > (seen[index - 1] ?? 0)),
      `rising: ${seen.join(', ')}`,
    )
  },

  'increment of integers, doubles, nothing and text': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transforms'), 'sums')
    await sdk.setDoc(ref, { int: 5, double: 1.5, mixed: 2, text: 'x', deep: { n: 1 } })
    await sdk.updateDoc(ref, {
      int: sdk.increment(-7),
      double: sdk.increment(1),
      mixed: sdk.increment(0.25),
      text: sdk.increment(3),
      missing: sdk.increment(4),
      'deep.n': sdk.increment(1),
    })
    equal((await sdk.getDoc(ref)).data(), {
      int: -2,
      double: 2.5,
      mixed: 2.25,
      text: 3,
      missing: 4,
      deep: { n: 2 },
    })
  },

  'increment through set with merge creates the document': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transforms'), 'counter')
    await sdk.setDoc(ref, { hits: sdk.increment(1) }, { merge: true })
    await sdk.setDoc(ref, { hits: sdk.increment(1) }, { merge: true })
    equal((await sdk.getDoc(ref)).data(), { hits: 2 })
  },

  'twenty increments at once all count': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transforms'), 'busy')
    await sdk.setDoc(ref, { hits: 0 })
    await Promise.all(Array.from({ length: 20 }, () => sdk.updateDoc(ref, { hits: sdk.increment(1) })))
    equal((await sdk.getDoc(ref)).get('hits'), 20)
  },

  'arrayUnion adds what is not there, once': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transforms'), 'union')
    await sdk.setDoc(ref, { list: [1, 'a', { x: 1 }, 1], text: 'no array' })
    await sdk.updateDoc(ref, {
      list: sdk.arrayUnion(1, 2, { x: 1 }, { x: 2 }, 2),
      text: sdk.arrayUnion('first'),
      fresh: sdk.arrayUnion(Number.NaN, Number.NaN, null),
    })
    equal((await sdk.getDoc(ref)).data(), {
      list: [1, 'a', { x: 1 }, 1, 2, { x: 2 }],
      text: ['first'],
      fresh: [Number.NaN, null],
    })
  },

  'arrayRemove takes out every copy': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transforms'), 'remove')
    await sdk.setDoc(ref, { list: [1, 2, 1, { x: 1 }, 0, Number.NaN, 3], text: 'no array' })
    await sdk.updateDoc(ref, {
      list: sdk.arrayRemove(1, { x: 1 }, Number.NaN, 'absent'),
      text: sdk.arrayRemove('x'),
      missing: sdk.arrayRemove('x'),
    })
    equal((await sdk.getDoc(ref)).data(), { list: [2, 0, 3], text: [], missing: [] })
  },

  'transforms beside plain fields in one update': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('transforms'), 'beside')
    await sdk.setDoc(ref, { a: 1, b: 1, c: { d: [1] } })
    await sdk.updateDoc(ref, { a: sdk.increment(1), b: sdk.deleteField(), 'c.d': sdk.arrayUnion(2), 'c.e': 'new' })
    equal((await sdk.getDoc(ref)).data(), { a: 2, c: { d: [1, 2], e: 'new' } })
  },
}
