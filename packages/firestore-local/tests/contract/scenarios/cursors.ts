import type { CollectionReference, QueryConstraint } from 'firebase/firestore'
import { equal } from './check.ts'
import type { Scenarios, Stage } from './stage.ts'

/** Rows a..g by (n, s), with ties on n. */
async function ladder({ sdk, db, unique }: Stage): Promise<CollectionReference> {
  const group = sdk.collection(db, unique('ladder'))
  const rows: [string, number, string][] = [
    ['a', 1, 'p'],
    ['b', 2, 'p'],
    ['c', 2, 'q'],
    ['d', 2, 'r'],
    ['e', 3, 'p'],
    ['f', 3, 'p'],
    ['g', 4, 'q'],
  ]
  await Promise.all(rows.map(([id, n, s]) => sdk.setDoc(sdk.doc(group, id), { n, s })))
  return group
}

async function pages(stage: Stage, group: CollectionReference, cases: [string, ...QueryConstraint[]][]): Promise<void> {
  for (const [index, [found, ...constraints]] of cases.entries()) {
    const rows = await stage.sdk.getDocs(stage.sdk.query(group, ...constraints))
    equal(rows.docs.map((row) => row.id).join(' '), found, `case ${index + 1}`)
  }
}

/** Where a query starts and ends. */
export const cursors: Scenarios = {
  'on one field': async (stage) => {
    const { orderBy, startAt, startAfter, endAt, endBefore, limit, limitToLast } = stage.sdk
    await pages(stage, await ladder(stage), [
      ['b c d e f g', orderBy('n'), startAt(2)],
      ['e f g', orderBy('n'), startAfter(2)],
      ['a b c d', orderBy('n'), endAt(2)],
      ['a', orderBy('n'), endBefore(2)],
      ['b c d e f', orderBy('n'), startAt(2), endAt(3)],
      ['g f e', orderBy('n', 'desc'), endAt(3)],
      ['d c b a', orderBy('n', 'desc'), startAfter(3)],
      ['b c', orderBy('n'), startAt(2), limit(2)],
      ['c d', orderBy('n'), endAt(2), limitToLast(2)],
      ['e f', orderBy('n'), startAt(2.5), endBefore(4)],
      ['', orderBy('n'), startAt(9)],
    ])
  },

  'on two fields': async (stage) => {
    const { orderBy, startAt, startAfter, endAt, endBefore } = stage.sdk
    await pages(stage, await ladder(stage), [
      ['c d e f g', orderBy('n'), orderBy('s'), startAt(2, 'q')],
      ['d e f g', orderBy('n'), orderBy('s'), startAfter(2, 'q')],
      ['a b c', orderBy('n'), orderBy('s'), endAt(2, 'q')],
      ['a b', orderBy('n'), orderBy('s'), endBefore(2, 'q')],
      ['c b f e g', orderBy('n'), orderBy('s', 'desc'), startAt(2, 'q')],
      ['b c d e f g', orderBy('n'), orderBy('s'), startAt(2)],
    ])
  },

  'with the document id as the last word': async (stage) => {
    const { orderBy, documentId, startAfter, startAt } = stage.sdk
    await pages(stage, await ladder(stage), [
      ['f g', orderBy('n'), orderBy(documentId()), startAfter(3, 'e')],
      ['d e f g', orderBy(documentId()), startAt('d')],
      ['e f g', orderBy(documentId()), startAfter('d')],
    ])
  },

  'at a document snapshot, through ties': async (stage) => {
    const { sdk } = stage
    const { orderBy, startAt, startAfter, endAt, endBefore } = sdk
    const group = await ladder(stage)
    const c = await sdk.getDoc(sdk.doc(group, 'c'))
    await pages(stage, group, [
      ['d e f g', startAfter(c)],
      ['d e f g', orderBy('n'), startAfter(c)],
      ['c d e f g', orderBy('n'), startAt(c)],
      ['a b c', orderBy('n'), endAt(c)],
      ['a b', orderBy('n'), endBefore(c)],
      ['b a', orderBy('n', 'desc'), startAfter(c)],
    ])
  },

  'walking a collection two rows at a time': async (stage) => {
    const { sdk } = stage
    const group = await ladder(stage)
    const seen: string[] = []
    let page = await sdk.getDocs(sdk.query(group, sdk.orderBy('n'), sdk.limit(2)))
    while (page.size > 0) {
      seen.push(...page.docs.map((row) => row.id))
      const last = page.docs[page.docs.length - 1]
      page = await sdk.getDocs(sdk.query(group, sdk.orderBy('n'), sdk.startAfter(last), sdk.limit(2)))
    }
    equal(seen.join(''), 'abcdefg')
  },

  'with a filter and an implied order': async (stage) => {
    const { where, orderBy, startAfter } = stage.sdk
    await pages(stage, await ladder(stage), [
      ['e f g', where('n', '>', 1), orderBy('n'), startAfter(2)],
      ['f g', where('n', '>=', 3), orderBy('n'), orderBy(stage.sdk.documentId()), startAfter(3, 'e')],
    ])
  },
}
