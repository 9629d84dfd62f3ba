import type { Firestore } from 'firebase/firestore'
import { equal, refused } from './check.ts'
import type { Scenarios, Stage } from './stage.ts'

const alice = { sub: 'alice' }
const denied = 'permission-denied'

/** Writes documents as the owner, bypassing the rules. */
export async function seed({ sdk, open }: Stage, rows: Record<string, Record<string, unknown>>): Promise<Firestore> {
  const owner = open('owner')
  const batch = sdk.writeBatch(owner)
  for (const [path, data] of Object.entries(rows)) batch.set(sdk.doc(owner, path), data)
  await batch.commit()
  return owner
}

/** What `guarded.rules` allows and refuses. */
export const guarded: Scenarios = {
  'a path with no rule is closed to everyone but the owner': async (stage) => {
    const { sdk, db, unique } = stage
    const path = `${unique('nowhere')}/one`
    const owner = await seed(stage, { [path]: { a: 1 } })
    await refused(sdk.getDoc(sdk.doc(db, path)), denied)
    await refused(sdk.setDoc(sdk.doc(db, path), { a: 2 }), denied)
    await refused(sdk.deleteDoc(sdk.doc(db, path)), denied)
    equal((await sdk.getDoc(sdk.doc(owner, path))).data(), { a: 1 })
  },

  'read without write': async (stage) => {
    const { sdk, db, unique } = stage
    const room = `public/${unique('room')}/items`
    await seed(stage, { [`${room}/a`]: { n: 1 }, [`${room}/b`]: { n: 2 } })
    equal((await sdk.getDoc(sdk.doc(db, `${room}/a`))).data(), { n: 1 })
    equal((await sdk.getDocs(sdk.collection(db, room))).size, 2)
    equal((await sdk.getDoc(sdk.doc(db, `${room}/none`))).exists(), false)
    await refused(sdk.setDoc(sdk.doc(db, `${room}/c`), { n: 3 }), denied)
    await refused(sdk.updateDoc(sdk.doc(db, `${room}/a`), { n: 3 }), denied)
    await refused(sdk.deleteDoc(sdk.doc(db, `${room}/a`)), denied)
  },

  'each method by itself': async (stage) => {
    const { sdk, db, unique } = stage
    const room = `single/${unique('room')}`
    const methods = ['get', 'list', 'create', 'update', 'delete']
    const rows = methods.map((method) => [`${room}/${method}/there`, { n: 1 }])
    await seed(stage, Object.fromEntries(rows))
    const attempts: Record<string, (group: string) => Promise<unknown>> = {
      get: (group) => sdk.getDoc(sdk.doc(db, `${group}/there`)),
      list: (group) => sdk.getDocs(sdk.collection(db, group)),
      create: (group) => sdk.setDoc(sdk.doc(db, `${group}/new`), { n: 2 }),
      update: (group) => sdk.updateDoc(sdk.doc(db, `${group}/there`), { n: 3 }),
      delete: (group) => sdk.deleteDoc(sdk.doc(db, `${group}/there`)),
    }
    for (const allowed of methods) {
      for (const [method, attempt] of Object.entries(attempts)) {
        const outcome = attempt(`${room}/${allowed}`)
        await (method === allowed ? outcome : refused(outcome, denied))
      }
    }
  },

  'a home for its user only, all the way down': async (stage) => {
    const { sdk, db, open, unique } = stage
    const uid = unique('user')
    const own = open({ sub: uid })
    const deep = `homes/${uid}/trips/one/days/two`
    await sdk.setDoc(sdk.doc(own, deep), { n: 1 })
    equal((await sdk.getDoc(sdk.doc(own, deep))).data(), { n: 1 })
    equal((await sdk.getDocs(sdk.collection(own, `homes/${uid}/trips/one/days`))).size, 1)
    await refused(sdk.getDoc(sdk.doc(db, deep)), denied)
    await refused(sdk.getDocs(sdk.collection(db, `homes/${uid}/trips/one/days`)), denied)
    await refused(sdk.setDoc(sdk.doc(open(alice), deep), { n: 2 }), denied)
  },

  'owned documents: create, update, delete by content': async (stage) => {
    const { sdk, open, unique } = stage
    const room = `owned/${unique('room')}/items`
    const own = open(alice)
    const one = sdk.doc(own, `${room}/one`)
    await refused(sdk.setDoc(one, { owner: 'bob', n: 1 }), denied)
    await refused(sdk.setDoc(one, { owner: 'alice', n: 1, extra: 1 }), denied)
    await sdk.setDoc(one, { owner: 'alice', n: 1, at: sdk.serverTimestamp() })
    await refused(sdk.updateDoc(one, { n: 1 }), denied)
    await refused(sdk.updateDoc(one, { owner: 'bob', n: 5 }), denied)
    await sdk.updateDoc(one, { n: sdk.increment(1) })
    equal((await sdk.getDoc(one)).get('n'), 2, 'the rule saw the transformed value')
    await refused(sdk.deleteDoc(sdk.doc(open({ sub: 'bob' }), `${room}/one`)), denied)
    await sdk.deleteDoc(one)
  },

  'a query must prove what the rule asks': async (stage) => {
    const { sdk, db, open, unique } = stage
    const room = `owned/${unique('room')}/items`
    await seed(stage, { [`${room}/a`]: { owner: 'alice', n: 1 }, [`${room}/b`]: { owner: 'bob', n: 2 } })
    const items = sdk.collection(open(alice), room)
    const mine = sdk.where('owner', '==', 'alice')
    equal(
      (await sdk.getDocs(sdk.query(items, mine))).docs.map((row) => row.id),
      ['a'],
    )
    equal((await sdk.getDocs(sdk.query(items, mine, sdk.where('n', '>', 0), sdk.limit(1)))).size, 1)
    equal((await sdk.getCountFromServer(sdk.query(items, mine))).data().count, 1)
    await refused(sdk.getDocs(items), denied)
    await refused(sdk.getDocs(sdk.query(items, sdk.where('n', '==', 1))), denied)
    await refused(sdk.getDocs(sdk.query(items, sdk.where('owner', 'in', ['alice', 'bob']))), denied)
    await refused(sdk.getCountFromServer(items), denied)
    await refused(sdk.getDocs(sdk.query(sdk.collection(db, room), mine)), denied)
  },

  'rules that look at other documents': async (stage) => {
    const { sdk, open, unique } = stage
    const club = `clubs/${unique('club')}`
    await seed(stage, { [club]: { open: true, places: 1 }, [`${club}/posts/p`]: { text: 'hello' } })
    const own = open(alice)
    await refused(sdk.getDoc(sdk.doc(own, `${club}/posts/p`)), denied)
    await refused(sdk.getDocs(sdk.collection(own, `${club}/posts`)), denied)
    await sdk.setDoc(sdk.doc(own, `${club}/members/alice`), { since: 2026 })
    equal((await sdk.getDoc(sdk.doc(own, `${club}/posts/p`))).get('text'), 'hello')
    equal((await sdk.getDocs(sdk.collection(own, `${club}/posts`))).size, 1)
    await sdk.setDoc(sdk.doc(own, `${club}/posts/mine`), { text: 'me' })
    await seed(stage, { [club]: { open: false, places: 3 } })
    await refused(sdk.setDoc(sdk.doc(own, `${club}/posts/late`), { text: 'me' }), denied)
    await refused(sdk.setDoc(sdk.doc(open({ sub: 'bob' }), `${club}/members/bob`), { since: 2026 }), denied)
  },

  'getAfter sees the batch as if applied': async (stage) => {
    const { sdk, open, unique } = stage
    const own = open(alice)
    const found = (places: number) => {
      const club = `clubs/${unique('club')}`
      const batch = sdk.writeBatch(own)
      batch.set(sdk.doc(own, club), { places })
      batch.set(sdk.doc(own, `${club}/members/alice`), { since: 2026 })
      return { club, done: batch.commit() }
    }
    await found(2).done
    const large = found(3)
    await refused(large.done, denied)
    equal((await sdk.getDoc(sdk.doc(own, large.club))).exists(), false, 'the whole batch is refused')
  },

  'claims of the token': async (stage) => {
    const { sdk, db, open, unique } = stage
    const room = `staff/${unique('room')}/items`
    await seed(stage, { [`${room}/a`]: { n: 1 } })
    equal((await sdk.getDocs(sdk.collection(open({ sub: 'eve', role: 'editor' }), room))).size, 1)
    await refused(sdk.getDocs(sdk.collection(open({ sub: 'rob', role: 'reader' }), room)), denied)
    await refused(sdk.getDoc(sdk.doc(db, `${room}/a`)), denied)
  },

  'a limit the rule asks for': async (stage) => {
    const { sdk, db, unique } = stage
    const items = sdk.collection(db, `short/${unique('room')}/items`)
    equal((await sdk.getDocs(sdk.query(items, sdk.limit(10)))).size, 0)
    await refused(sdk.getDocs(sdk.query(items, sdk.limit(11))), denied)
    await refused(sdk.getDocs(items), denied)
  },

  'a collection group under a recursive wildcard': async (stage) => {
    const { sdk, db, unique } = stage
    const [room, tag] = [unique('room'), unique('tag')]
    await seed(stage, {
      [`${room}/x/shared/one`]: { visible: true, tag },
      [`shared/${tag}`]: { visible: true, tag },
      [`${room}/x/shared/two`]: { visible: false, tag },
    })
    const group = sdk.query(sdk.collectionGroup(db, 'shared'), sdk.where('tag', '==', tag))
    equal((await sdk.getDocs(sdk.query(group, sdk.where('visible', '==', true)))).size, 2)
    await refused(sdk.getDocs(group), denied)
    equal((await sdk.getDoc(sdk.doc(db, `${room}/x/shared/one`))).exists(), true)
    await refused(sdk.getDoc(sdk.doc(db, `${room}/x/shared/two`)), denied)
  },

  'a transaction is judged read by read and write by write': async (stage) => {
    const { sdk, open, unique } = stage
    const room = `owned/${unique('room')}/items`
    await seed(stage, { [`${room}/a`]: { owner: 'alice', n: 1 }, [`${room}/b`]: { owner: 'bob', n: 1 } })
    const own = open(alice)
    const step = (id: string, by: number) =>
      sdk.runTransaction(own, async (transaction) => {
        const row = await transaction.get(sdk.doc(own, `${room}/${id}`))
        transaction.update(row.ref, { n: row.get('n') + by })
      })
    await step('a', 1)
    await refused(step('a', -1), denied)
    await refused(step('b', 1), denied)
    equal((await sdk.getDoc(sdk.doc(own, `${room}/a`))).get('n'), 2)
  },
}
