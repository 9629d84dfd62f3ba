import type { Firestore } from 'firebase/firestore'
import { equal, ok } from './check.ts'
import type { Scenarios, Sdk } from './stage.ts'

/** Returns two values of every type, in Firestore's order: by type first, then within a type. */
function inOrder(sdk: Sdk, db: Firestore): unknown[] {
  return [
    null,
    false,
    true,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    -1e300,
    -2,
    -1.5,
    0,
    Number.MIN_VALUE,
    1,
    1.5,
    2,
    Number.MAX_SAFE_INTEGER,
    Number.POSITIVE_INFINITY,
    new sdk.Timestamp(-5, 0),
    new sdk.Timestamp(1_700_000_000, 1000),
    new sdk.Timestamp(1_700_000_000, 2000),
    '',
    'Z',
    'a',
    'aa',
    'é',
    // In UTF-16 units the next two would be in the opposite order; Firestore orders by UTF-8 bytes.
    '\uffee',
    '😀',
    sdk.Bytes.fromUint8Array(new Uint8Array([])),
    sdk.Bytes.fromUint8Array(new Uint8Array([1, 2])),
    sdk.Bytes.fromUint8Array(new Uint8Array([255])),
    sdk.doc(db, 'a/b'),
    sdk.doc(db, 'a/b/c/d'),
    sdk.doc(db, 'a/c'),
    new sdk.GeoPoint(-33.9, 151.2),
    new sdk.GeoPoint(1.4, -103.9),
    new sdk.GeoPoint(1.4, 103.9),
    [],
    [1, 'z'],
    [2],
    [{ list: [1] }],
    sdk.vector([9]),
    sdk.vector([1, 2]),
    {},
    { a: 1 },
    { a: 1, b: 0 },
    { a: 2 },
    { b: 0 },
  ]
}

/** What a value is after a round trip, and how values of different types compare. */
export const values: Scenarios = {
  'every type comes back as it went': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('values'), 'all')
    const list = inOrder(sdk, db)
    const data = Object.fromEntries(list.map((value, index) => [`f${index}`, value]))
    await sdk.setDoc(ref, data)
    const back = (await sdk.getDoc(ref)).data() ?? {}
    for (const [field, value] of Object.entries(data)) equal(back[field], value, field)
    equal(Object.keys(back).length, list.length)
  },

  'NaN, infinities, -0 and integers at the edge of exactness': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('values'), 'numbers')
    const numbers = [
      Number.NaN,
      -0,
      0,
      1 / 3,
      5e-324,
      1.7976931348623157e308,
      2 ** 53 - 1,
      -(2 ** 53) + 1,
      1e21,
      2 ** 63,
    ]
    await sdk.setDoc(ref, { numbers, up: Number.POSITIVE_INFINITY, down: Number.NEGATIVE_INFINITY })
    equal((await sdk.getDoc(ref)).data(), { numbers, up: Number.POSITIVE_INFINITY, down: Number.NEGATIVE_INFINITY })
  },

  'timestamps keep microseconds': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('values'), 'times')
    const times = [
      new sdk.Timestamp(1_795_201_300, 805_001_000),
      new sdk.Timestamp(0, 0),
      new sdk.Timestamp(-1, 999_999_000),
      new sdk.Timestamp(-62_135_596_800, 0),
      new sdk.Timestamp(253_402_300_799, 999_999_000),
    ]
    await sdk.setDoc(ref, { times })
    equal((await sdk.getDoc(ref)).get('times'), times)
  },

  'finer times are cut to microseconds': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('values'), 'fine')
    await sdk.setDoc(ref, { at: new sdk.Timestamp(1_700_000_000, 123_456_789) })
    equal((await sdk.getDoc(ref)).get('at'), new sdk.Timestamp(1_700_000_000, 123_456_000))
  },

  'nested maps and arrays': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('values'), 'nested')
    let deep: Record<string, unknown> = { end: [1, { two: [3] }] }
    for (let level = 0; level < 15; level += 1) deep = { level, deep, list: [{ level, nothing: null, empty: [] }] }
    await sdk.setDoc(ref, deep)
    equal((await sdk.getDoc(ref)).data(), deep)
  },

  'emoji and 700 kB of text': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('values'), 'long')
    const short = '👩‍👩‍👧 naïve \u0000 \u2028 "\\ \r\n end'
    const long = '😀abé'.repeat(87_500)
    await sdk.setDoc(ref, { short, long })
    const data = (await sdk.getDoc(ref)).data() ?? {}
    equal(data.short, short)
    ok(data.long === long, 'the long text is the same')
  },

  'bytes of every value': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('values'), 'bytes')
    const bytes = sdk.Bytes.fromUint8Array(Uint8Array.from({ length: 1021 }, (_, index) => (index * 7) % 256))
    await sdk.setDoc(ref, { bytes })
    equal((await sdk.getDoc(ref)).get('bytes'), bytes)
  },

  'orderBy sorts all types': async ({ sdk, db, unique }) => {
    const group = sdk.collection(db, unique('values'))
    const list = inOrder(sdk, db)
    const batch = sdk.writeBatch(db)
    // Ids decrease as positions increase, so that a sort by id cannot pass for a sort by value.
    for (const [index, value] of list.entries()) batch.set(sdk.doc(group, `d${900 - index}`), { value, index })
    await batch.commit()
    const positions = list.map((_, index) => index)
    const up = await sdk.getDocs(sdk.query(group, sdk.orderBy('value')))
    equal(
      up.docs.map((row) => row.get('index')),
      positions,
      'ascending',
    )
    const down = await sdk.getDocs(sdk.query(group, sdk.orderBy('value', 'desc')))
    equal(
      down.docs.map((row) => row.get('index')),
      positions.toReversed(),
      'descending',
    )
    // The full SDK sorts again itself; a limit reveals the server's own order.
    for (const size of [5, 17, 24, 36]) {
      const first = await sdk.getDocs(sdk.query(group, sdk.orderBy('value'), sdk.limit(size)))
      equal(
        first.docs.map((row) => row.get('index')),
        positions.slice(0, size),
        `the first ${size}`,
      )
    }
  },

  'a comparison stays within its type': async ({ sdk, db, unique }) => {
    const group = sdk.collection(db, unique('values'))
    const list = inOrder(sdk, db)
    const batch = sdk.writeBatch(db)
    for (const [index, value] of list.entries()) batch.set(sdk.doc(group, `d${index}`), { value })
    await batch.commit()
    const find = async (value: unknown) =>
      (await sdk.getDocs(sdk.query(group, sdk.where('value', '>=', value)))).docs.map((row) => row.get('value'))
    equal(await find(1.5), [1.5, 2, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY])
    equal(await find('é'), ['é', '\uffee', '😀'])
    equal(await find(true), [true])
    equal(await find(new sdk.Timestamp(1_700_000_000, 2000)), [new sdk.Timestamp(1_700_000_000, 2000)])
    equal(await find([2]), [[2], [{ list: [1] }]])
  },

  '0, -0, 0.0 and 1, 1.0 are equal in a filter': async ({ sdk, db, unique }) => {
    const group = sdk.collection(db, unique('values'))
    await sdk.setDoc(sdk.doc(group, 'minus'), { n: -0 })
    await sdk.setDoc(sdk.doc(group, 'plain'), { n: 0 })
    await sdk.setDoc(sdk.doc(group, 'half'), { n: 0.5 })
    const rows = await sdk.getDocs(sdk.query(group, sdk.where('n', '==', 0)))
    equal(
      rows.docs.map((row) => row.id),
      ['minus', 'plain'],
    )
  },
}
