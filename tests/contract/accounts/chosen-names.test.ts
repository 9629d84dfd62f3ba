import { afterAll, beforeAll, expect, it } from 'vitest'
import { readChosenNames } from '../../../lib/server/admin/reads/moderation.ts'
import { openStore, type Store } from '../providers/ingest-stage.ts'

let store: Store
beforeAll(async () => {
  store = await openStore('chosen-names')
})
afterAll(() => store.stop())

it('names without a verdict come first, however many decided ones stand before them in the alphabet', async () => {
  const { db } = store
  const batch = db.bulkWriter()
  const add = (code: string, fields: object, count = 0) =>
    void batch.create(db.doc(`referrals/${code}`), { uid: code, count, ...fields })
  const decided = (name: string, shown: boolean) => ({ leaderboardName: name, nameVerdict: { name, shown } })
  for (let at = 0; at < 600; at += 1) add(`decided-${at}`, decided(`Ann ${String(at).padStart(3, '0')}`, true))
  add('rejected', decided('Bad Ann', false))
  add('nameless', { leaderboardName: null })
  add('new', { leaderboardName: 'Zoe' }, 2)
  add('changed', { leaderboardName: 'Zara', nameVerdict: { name: 'Zora', shown: true } }, 9)
  await batch.close()
  const names = await readChosenNames(db)
  expect(names).toHaveLength(100)
  expect(names.slice(0, 4).map(({ name, shown }) => `${name}: ${shown}`)).toEqual([
    ...['Zara: null', 'Zoe: null', 'Bad Ann: false', 'Ann 000: true'],
  ])
})
