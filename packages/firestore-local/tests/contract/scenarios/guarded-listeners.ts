import { equal, refused } from './check.ts'
import { seed } from './guarded.ts'
import type { Scenarios } from './stage.ts'
import { watch } from './watch.ts'

/** Listeners under `guarded.rules`. */
export const guardedListeners: Scenarios = {
  'a refused listener ends, its neighbours live on': async (stage) => {
    const { sdk, open, unique } = stage
    const room = unique('room')
    const owner = await seed(stage, {
      [`public/${room}/items/a`]: { n: 1 },
      [`owned/${room}/items/b`]: { owner: 'bob' },
    })
    const own = open({ sub: 'alice' })
    const good = watch<number[]>((next, error) =>
      sdk.onSnapshot(
        sdk.collection(own, `public/${room}/items`),
        (rows) => next(rows.docs.map((row) => row.get('n'))),
        error,
      ),
    )
    await good.until((list) => list.length === 1, 'the open one')
    const wholeRoom = watch((next, error) => sdk.onSnapshot(sdk.collection(own, `owned/${room}/items`), next, error))
    const single = watch((next, error) => sdk.onSnapshot(sdk.doc(own, `owned/${room}/items/b`), next, error))
    equal(await wholeRoom.refusal(), 'permission-denied')
    equal(await single.refusal(), 'permission-denied')
    await sdk.setDoc(sdk.doc(owner, `public/${room}/items/c`), { n: 2 })
    await good.until((list) => list.length === 2, 'it goes on')
    good.stop()
  },

  'a document listener ends when its document passes to another': async (stage) => {
    const { sdk, open, unique } = stage
    const path = `owned/${unique('room')}/items/a`
    const owner = await seed(stage, { [path]: { owner: 'alice', n: 1 } })
    const own = open({ sub: 'alice' })
    const seen = watch<unknown>((next, error) => sdk.onSnapshot(sdk.doc(own, path), (row) => next(row.get('n')), error))
    await seen.until((n) => n === 1, 'mine')
    await sdk.updateDoc(sdk.doc(owner, path), { n: 2 })
    await seen.until((n) => n === 2, 'still mine')
    await sdk.updateDoc(sdk.doc(owner, path), { owner: 'bob', n: 3 })
    equal(await seen.refusal(), 'permission-denied')
    equal(seen.seen.includes(3), false, 'the last value was not told')
  },

  'a proven query only loses the row that passed to another': async (stage) => {
    const { sdk, open, unique } = stage
    const room = `owned/${unique('room')}/items`
    const owner = await seed(stage, { [`${room}/a`]: { owner: 'alice' }, [`${room}/b`]: { owner: 'alice' } })
    const own = open({ sub: 'alice' })
    const mine = sdk.query(sdk.collection(own, room), sdk.where('owner', '==', 'alice'))
    const seen = watch<string>((next, error) =>
      sdk.onSnapshot(mine, (rows) => next(rows.docs.map((row) => row.id).join(' ')), error),
    )
    await seen.until((ids) => ids === 'a b', 'both')
    await sdk.updateDoc(sdk.doc(owner, `${room}/a`), { owner: 'bob' })
    await seen.until((ids) => ids === 'b', 'one')
    seen.stop()
  },

  'a refused write is taken back on screen': async (stage) => {
    const { sdk, db, unique } = stage
    const path = `public/${unique('room')}/items/a`
    await seed(stage, { [path]: { n: 1 } })
    const seen = watch<unknown>((next, error) =>
      sdk.onSnapshot(sdk.doc(db, path), { includeMetadataChanges: true }, (row) => next(row.get('n')), error),
    )
    await seen.until((n) => n === 1, 'as stored')
    const back = seen.next((n) => n === 1, 'taken back')
    const write = refused(sdk.updateDoc(sdk.doc(db, path), { n: 2 }), 'permission-denied')
    await seen.until((n) => n === 2, 'shown at once')
    await write
    await back
    seen.stop()
  },
}
