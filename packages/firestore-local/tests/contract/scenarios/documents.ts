import { equal, ok, refused, refusedAsInvalid } from './check.ts'
import type { Scenarios } from './stage.ts'

/** Single documents and batches. */
export const documents: Scenarios = {
  'set, get and replace': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'one')
    await sdk.setDoc(ref, { a: 1, b: 'two' })
    equal((await sdk.getDoc(ref)).data(), { a: 1, b: 'two' })
    await sdk.setDoc(ref, { c: true })
    equal((await sdk.getDoc(ref)).data(), { c: true }, 'a set replaces the whole document')
  },

  'a missing document does not exist': async ({ sdk, db, unique }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, unique('docs'), 'none'))
    equal(snapshot.exists(), false)
    equal(snapshot.data(), undefined)
  },

  'an empty document exists': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'empty')
    await sdk.setDoc(ref, {})
    equal((await sdk.getDoc(ref)).data(), {})
  },

  'addDoc gives a new id each time': async ({ sdk, db, unique }) => {
    const group = sdk.collection(db, unique('docs'))
    const refs = await Promise.all([sdk.addDoc(group, { n: 1 }), sdk.addDoc(group, { n: 2 })])
    ok(refs[0].id !== refs[1].id, 'two ids')
    equal((await sdk.getDocs(group)).size, 2)
  },

  'merge keeps other fields, deep': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'merged')
    await sdk.setDoc(ref, { keep: 1, deep: { x: 1, y: { z: 1 } }, list: [1, 2] })
    await sdk.setDoc(ref, { deep: { y: { w: 2 } }, list: [3] }, { merge: true })
    equal((await sdk.getDoc(ref)).data(), { keep: 1, deep: { x: 1, y: { z: 1, w: 2 } }, list: [3] })
  },

  'merge creates what is not there, and an empty map replaces': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'created')
    await sdk.setDoc(ref, { a: { b: 1 } }, { merge: true })
    equal((await sdk.getDoc(ref)).data(), { a: { b: 1 } })
    await sdk.setDoc(ref, { a: {} }, { merge: true })
    equal((await sdk.getDoc(ref)).data(), { a: {} }, 'an empty map is a value of its own')
  },

  'mergeFields writes the named fields only': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'masked')
    await sdk.setDoc(ref, { a: 1, b: { c: 1, d: 1 } })
    await sdk.setDoc(ref, { a: 2, b: { c: 2, d: 2 } }, { mergeFields: ['b.c'] })
    equal((await sdk.getDoc(ref)).data(), { a: 1, b: { c: 2, d: 1 } })
  },

  'update reaches nested fields and leaves siblings': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'updated')
    await sdk.setDoc(ref, { a: { b: 1, c: 2 }, d: 3 })
    await sdk.updateDoc(ref, { 'a.b': 9, 'e.f.g': 'new', d: { h: 1 } })
    equal((await sdk.getDoc(ref)).data(), { a: { b: 9, c: 2 }, d: { h: 1 }, e: { f: { g: 'new' } } })
  },

  'update through a scalar makes a map of it': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'scalar')
    await sdk.setDoc(ref, { a: 1 })
    await sdk.updateDoc(ref, { 'a.b': 2 })
    equal((await sdk.getDoc(ref)).data(), { a: { b: 2 } })
  },

  'field names with dots, spaces, backticks and quotes': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'odd')
    const odd = { 'a.b': 1, 'c d': 2, '`e`': 3, 'f\\g': 4, 'h"i': 5, 'ü😀': 6 }
    await sdk.setDoc(ref, { ...odd, plain: { 'x.y': 1 } })
    await sdk.updateDoc(ref, new sdk.FieldPath('a.b'), 10, new sdk.FieldPath('plain', 'x.y'), 20)
    await sdk.updateDoc(ref, new sdk.FieldPath('`e`'), 30, new sdk.FieldPath('f\\g'), sdk.deleteField())
    const { 'f\\g': gone, ...rest } = odd
    equal(gone, 4)
    equal((await sdk.getDoc(ref)).data(), { ...rest, 'a.b': 10, '`e`': 30, plain: { 'x.y': 20 } })
  },

  'deleteField removes a field, nested too': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'thinned')
    await sdk.setDoc(ref, { a: 1, b: { c: 1, d: 1 }, e: 1 })
    await sdk.updateDoc(ref, { a: sdk.deleteField(), 'b.c': sdk.deleteField(), 'x.y': sdk.deleteField() })
    await sdk.setDoc(ref, { e: sdk.deleteField() }, { merge: true })
    const data = (await sdk.getDoc(ref)).data() ?? {}
    equal(data.b, { d: 1 })
    ok(!('a' in data) && !('e' in data), 'both fields are gone')
  },

  'update of a missing document is not-found': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'none')
    await refused(sdk.updateDoc(ref, { a: 1 }), 'not-found')
    equal((await sdk.getDoc(ref)).exists(), false)
    await sdk.setDoc(ref, { a: 1 })
    equal((await sdk.getDoc(ref)).data(), { a: 1 }, 'the client lives on after a refusal')
  },

  'delete, also of nothing': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'gone')
    await sdk.setDoc(ref, { a: 1 })
    await sdk.deleteDoc(ref)
    equal((await sdk.getDoc(ref)).exists(), false)
    await sdk.deleteDoc(ref)
  },

  'a subcollection outlives its parent document': async ({ sdk, db, unique }) => {
    const parent = sdk.doc(db, unique('docs'), 'parent')
    const child = sdk.doc(parent, 'children', 'one')
    await sdk.setDoc(parent, { a: 1 })
    await sdk.setDoc(child, { b: 1 })
    await sdk.deleteDoc(parent)
    equal((await sdk.getDoc(child)).data(), { b: 1 })
    equal((await sdk.getDocs(sdk.collection(parent, 'children'))).size, 1)
  },

  'ids may hold any letters': async ({ sdk, db, unique }) => {
    const group = unique('docs')
    const ids = ['naïve 😀', 'a+b&c=d?e#f%20g', '~!@$^*()', "it's", 'x:y', '..hidden']
    await Promise.all(ids.map((id) => sdk.setDoc(sdk.doc(db, group, id), { id })))
    for (const id of ids) equal((await sdk.getDoc(sdk.doc(db, group, id))).data(), { id }, id)
    equal((await sdk.getDocs(sdk.collection(db, group))).docs.map((row) => row.id).sort(), [...ids].sort())
  },

  'a batch of 200 writes lands whole': async ({ sdk, db, unique }) => {
    const group = unique('docs')
    const batch = sdk.writeBatch(db)
    for (let n = 0; n < 200; n += 1) batch.set(sdk.doc(db, group, `d${String(n).padStart(3, '0')}`), { n })
    await batch.commit()
    const rows = await sdk.getDocs(sdk.query(sdk.collection(db, group), sdk.orderBy('n')))
    equal(
      rows.docs.map((row) => row.get('n')),
      Array.from({ length: 200 }, (_, n) => n),
    )
  },

  'a batch with one bad write changes nothing': async ({ sdk, db, unique }) => {
    const group = unique('docs')
    const batch = sdk.writeBatch(db)
    batch.set(sdk.doc(db, group, 'good'), { a: 1 })
    batch.update(sdk.doc(db, group, 'missing'), { a: 1 })
    await refused(batch.commit(), 'not-found')
    equal((await sdk.getDocs(sdk.collection(db, group))).size, 0)
  },

  'a batch applies its writes in order': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'ordered')
    const batch = sdk.writeBatch(db)
    batch.set(ref, { a: 1, b: 1 })
    batch.update(ref, { a: 2 })
    batch.update(ref, { c: sdk.increment(5), b: sdk.deleteField() })
    await batch.commit()
    equal((await sdk.getDoc(ref)).data(), { a: 2, c: 5 })
  },

  'a document over 1 MiB is refused as invalid': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('docs'), 'heavy')
    await refusedAsInvalid(sdk.setDoc(ref, { text: 'x'.repeat(1_100_000) }))
    await sdk.setDoc(ref, { text: 'light' })
    equal((await sdk.getDoc(ref)).data(), { text: 'light' })
  },
}
