import type { DocumentReference, DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase/firestore'
import { equal, ok } from './check.ts'
import type { Scenarios, Sdk } from './stage.ts'
import { type Watch, watch } from './watch.ts'

const withMetadata = { includeMetadataChanges: true }

function watchDoc(sdk: Sdk, ref: DocumentReference): Watch<DocumentSnapshot> {
  return watch((next, error) => sdk.onSnapshot(ref, withMetadata, next, error))
}

function watchQuery(sdk: Sdk, query: Query): Watch<QuerySnapshot> {
  return watch((next, error) => sdk.onSnapshot(query, withMetadata, next, error))
}

/** Returns `id:n` for each row, after whether the rows come from the cache and have pending writes. */
function picture(rows: QuerySnapshot): string {
  const parts = rows.docs.map((row) => `${row.id}:${row.get('n')}`)
  return `${rows.metadata.fromCache ? 'cache ' : ''}${rows.metadata.hasPendingWrites ? 'pending ' : ''}${parts.join(' ')}`
}

const shows = (expected: string) => (rows: QuerySnapshot) => picture(rows) === expected
const kinds = (rows: QuerySnapshot) =>
  rows
    .docChanges()
    .map((change) => `${change.type} ${change.doc.id}`)
    .join(', ')

/** Another client over the same transport, whose writes are seen only through the server. */
function rival(sdk: Sdk, db: Firestore, ref: DocumentReference): DocumentReference {
  return sdk.doc(db, ref.path)
}

/** What a listener receives, and when. */
export const listeners: Scenarios = {
  'a document: missing, made, changed, deleted, made again': async ({ sdk, db, open, unique }) => {
    const ref = sdk.doc(db, unique('listen'), 'one')
    const other = rival(sdk, open(null), ref)
    const seen = watchDoc(sdk, ref)
    await seen.until((row) => !row.exists() && !row.metadata.fromCache, 'missing')
    await sdk.setDoc(other, { n: 1 })
    await seen.until((row) => row.get('n') === 1, 'made')
    await sdk.updateDoc(other, { n: 2 })
    await seen.until((row) => row.get('n') === 2, 'changed')
    const gone = seen.next((row) => !row.exists(), 'deleted')
    await sdk.deleteDoc(other)
    await gone
    await sdk.setDoc(other, { n: 3 })
    await seen.until((row) => row.get('n') === 3 && !row.metadata.fromCache, 'made again')
    seen.stop()
  },

  'a query: added, modified, removed': async ({ sdk, db, open, unique }) => {
    const group = unique('listen')
    const far = sdk.collection(open(null), group)
    await sdk.setDoc(sdk.doc(far, 'a'), { n: 1 })
    const seen = watchQuery(sdk, sdk.query(sdk.collection(db, group), sdk.where('n', '>', 0), sdk.orderBy('n')))
    equal(kinds(await seen.until(shows('a:1'), 'first')), 'added a')
    await sdk.setDoc(sdk.doc(far, 'b'), { n: 2 })
    equal(kinds(await seen.until(shows('a:1 b:2'), 'added')), 'added b')
    await sdk.updateDoc(sdk.doc(far, 'a'), { n: 3 })
    equal(kinds(await seen.until(shows('b:2 a:3'), 'moved')), 'modified a')
    await sdk.updateDoc(sdk.doc(far, 'b'), { n: -1 })
    equal(kinds(await seen.until(shows('a:3'), 'no longer matching')), 'removed b')
    await sdk.updateDoc(sdk.doc(far, 'b'), { n: 9 })
    equal(kinds(await seen.until(shows('a:3 b:9'), 'matching again')), 'added b')
    await sdk.deleteDoc(sdk.doc(far, 'a'))
    equal(kinds(await seen.until(shows('b:9'), 'deleted')), 'removed a')
    seen.stop()
  },

  'an empty query answers at once': async ({ sdk, db, unique }) => {
    const seen = watchQuery(sdk, sdk.collection(db, unique('listen')))
    await seen.until(shows(''), 'empty and from the server')
    seen.stop()
  },

  'a batch arrives as one snapshot': async ({ sdk, db, open, unique }) => {
    const group = unique('listen')
    const seen = watchQuery(sdk, sdk.collection(db, group))
    await seen.until(shows(''), 'empty')
    const far = open(null)
    const batch = sdk.writeBatch(far)
    for (const id of ['a', 'b', 'c']) batch.set(sdk.doc(far, group, id), { n: 1 })
    await batch.commit()
    await seen.until(shows('a:1 b:1 c:1'), 'all three')
    ok(
      seen.seen.every((rows) => rows.size === 0 || rows.size === 3),
      'never one or two of them',
    )
    seen.stop()
  },

  'a limit window moves': async ({ sdk, db, open, unique }) => {
    const group = unique('listen')
    const far = sdk.collection(open(null), group)
    for (const [id, n] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ] as const)
      await sdk.setDoc(sdk.doc(far, id), { n })
    const near = sdk.collection(db, group)
    const first = watchQuery(sdk, sdk.query(near, sdk.orderBy('n'), sdk.limit(2)))
    const last = watchQuery(sdk, sdk.query(near, sdk.orderBy('n'), sdk.limitToLast(2)))
    await first.until(shows('a:1 b:2'), 'first two')
    await last.until(shows('c:3 d:4'), 'last two')
    await sdk.setDoc(sdk.doc(far, 'e'), { n: 0 })
    await first.until(shows('e:0 a:1'), 'pushed out at the end')
    await sdk.deleteDoc(sdk.doc(far, 'a'))
    await first.until(shows('e:0 b:2'), 'one moves up')
    await sdk.deleteDoc(sdk.doc(far, 'd'))
    await last.until(shows('b:2 c:3'), 'one moves down')
    await sdk.updateDoc(sdk.doc(far, 'e'), { n: 7 })
    await first.until(shows('b:2 c:3'), 'out at one end')
    await last.until(shows('c:3 e:7'), 'in at the other')
    first.stop()
    last.stop()
  },

  'own writes show at once as pending, then as settled': async ({ sdk, db, unique }) => {
    const ref = sdk.doc(db, unique('listen'), 'own')
    const seen = watchDoc(sdk, ref)
    await seen.until((row) => !row.metadata.fromCache, 'missing')
    const done = sdk.setDoc(ref, { n: 1, at: sdk.serverTimestamp() })
    const pending = await seen.until((row) => row.metadata.hasPendingWrites, 'pending')
    equal(pending.get('n'), 1)
    equal(pending.get('at'), null, 'a time not yet known')
    await done
    const settled = await seen.until((row) => row.exists() && !row.metadata.hasPendingWrites, 'settled')
    ok(settled.get('at') instanceof sdk.Timestamp, 'the time is known')
    seen.stop()
  },

  'many listeners on one stream': async ({ sdk, db, open, unique }) => {
    const group = unique('listen')
    const far = sdk.collection(open(null), group)
    const near = sdk.collection(db, group)
    await Promise.all(Array.from({ length: 12 }, (_, n) => sdk.setDoc(sdk.doc(far, `d${n}`), { n })))
    const queries = Array.from({ length: 12 }, (_, n) => watchQuery(sdk, sdk.query(near, sdk.where('n', '==', n))))
    const documents = Array.from({ length: 12 }, (_, n) => watchDoc(sdk, sdk.doc(near, `d${n}`)))
    await Promise.all(queries.map((seen, n) => seen.until(shows(`d${n}:${n}`), `query ${n}`)))
    await sdk.updateDoc(sdk.doc(far, 'd3'), { n: 4 })
    await queries[4]?.until(shows('d3:4 d4:4'), 'both')
    await queries[3]?.until(shows(''), 'none left')
    await documents[3]?.until((row) => row.get('n') === 4, 'the document')
    for (const seen of [...queries, ...documents]) seen.stop()
  },

  'a stopped listener stays silent, a new one sees all': async ({ sdk, db, open, unique }) => {
    const ref = sdk.doc(db, unique('listen'), 'stopped')
    const other = rival(sdk, open(null), ref)
    await sdk.setDoc(other, { n: 1 })
    const first = watchDoc(sdk, ref)
    await first.until((row) => row.get('n') === 1, 'one')
    first.stop()
    const heard = first.seen.length
    await sdk.setDoc(other, { n: 2 })
    const second = watchDoc(sdk, ref)
    await second.until((row) => row.get('n') === 2 && !row.metadata.fromCache, 'two')
    equal(first.seen.length, heard)
    second.stop()
  },

  'after a break: what changed and went meanwhile': async ({ sdk, db, open, unique }) => {
    const group = unique('listen')
    const far = sdk.collection(open(null), group)
    for (const [id, n] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ] as const)
      await sdk.setDoc(sdk.doc(far, id), { n })
    const seen = watchQuery(sdk, sdk.query(sdk.collection(db, group), sdk.orderBy('n')))
    await seen.until(shows('a:1 b:2 c:3 d:4'), 'all four')
    await sdk.disableNetwork(db)
    await seen.until((rows) => rows.metadata.fromCache, 'offline')
    await sdk.deleteDoc(sdk.doc(far, 'b'))
    await sdk.updateDoc(sdk.doc(far, 'c'), { n: 30 })
    await sdk.setDoc(sdk.doc(far, 'e'), { n: 5 })
    await sdk.enableNetwork(db)
    await seen.until(shows('a:1 d:4 e:5 c:30'), 'the state of the server')
    seen.stop()
  },

  'after a break: a limit window and a single document': async ({ sdk, db, open, unique }) => {
    const group = unique('listen')
    const far = sdk.collection(open(null), group)
    for (const id of ['a', 'b', 'c', 'd']) await sdk.setDoc(sdk.doc(far, id), { n: 'abcd'.indexOf(id) })
    const seen = watchQuery(sdk, sdk.query(sdk.collection(db, group), sdk.orderBy('n'), sdk.limit(2)))
    const single = watchDoc(sdk, sdk.doc(db, group, 'd'))
    await seen.until(shows('a:0 b:1'), 'the first two')
    await single.until((row) => row.exists() && !row.metadata.fromCache, 'd')
    await sdk.disableNetwork(db)
    await seen.until((rows) => rows.metadata.fromCache, 'offline')
    await sdk.deleteDoc(sdk.doc(far, 'a'))
    await sdk.deleteDoc(sdk.doc(far, 'd'))
    await sdk.enableNetwork(db)
    await seen.until(shows('b:1 c:2'), 'c moved up, unchanged itself')
    await single.until((row) => !row.exists() && !row.metadata.fromCache, 'd is gone')
    seen.stop()
    single.stop()
  },

  'after a break with nothing changed': async ({ sdk, db, open, unique }) => {
    const group = unique('listen')
    const far = sdk.collection(open(null), group)
    await sdk.setDoc(sdk.doc(far, 'a'), { n: 1 })
    const seen = watchQuery(sdk, sdk.collection(db, group))
    await seen.until(shows('a:1'), 'first')
    await sdk.disableNetwork(db)
    await seen.until(shows('cache a:1'), 'offline')
    const back = seen.next(shows('a:1'), 'back')
    await sdk.enableNetwork(db)
    await back
    await sdk.updateDoc(sdk.doc(far, 'a'), { n: 2 })
    await seen.until(shows('a:2'), 'it goes on listening')
    seen.stop()
  },

  'writes made offline are sent on return, in order': async ({ sdk, db, open, unique }) => {
    const ref = sdk.doc(db, unique('listen'), 'queued')
    const far = rival(sdk, open(null), ref)
    await sdk.setDoc(ref, { list: [] })
    await sdk.disableNetwork(db)
    const queued = [1, 2, 3].map((n) => sdk.updateDoc(ref, { list: sdk.arrayUnion(n), last: n }))
    await sdk.enableNetwork(db)
    await Promise.all(queued)
    equal((await sdk.getDocFromServer(far)).data(), { list: [1, 2, 3], last: 3 })
  },

  'twenty writes from afar: the last one wins': async ({ sdk, db, open, unique }) => {
    const ref = sdk.doc(db, unique('listen'), 'stream')
    const other = rival(sdk, open(null), ref)
    const seen = watchDoc(sdk, ref)
    await seen.until((row) => !row.metadata.fromCache, 'missing')
    await Promise.all(Array.from({ length: 20 }, (_, n) => sdk.setDoc(other, { n })))
    await seen.until((row) => row.get('n') === 19, 'the last')
    const order = seen.seen.filter((row) => row.exists()).map((row): number => row.get('n'))
    equal(
      order,
      [...order].sort((a, b) => a - b),
      'never back in time',
    )
    seen.stop()
  },
}
