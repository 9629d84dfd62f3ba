import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { settingsWith } from '../../../alerts/settings.ts'
import { later, stageMatching } from './match-stage.ts'

const stage = stageMatching('place-reused-test')
const path = 'users/ann/alerts/00'
const [former, present] = ['AAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBB']
async function put(identity: string | null, settings: Parameters<typeof settingsWith>[0] = {}) {
  await stage.plan('ann', 'free')
  const own = identity === null ? {} : { identity }
  await stage.db.doc(path).set({ settings: settingsWith(settings), updatedAt: Timestamp.now(), ...own })
}

it.each([null, former])('an alert at a reused place says nothing about seats that %s had found', async (identity) => {
  await put(identity)
  await stage.ingest([{}])
  await stage.match()
  await put(present)
  for (const minutes of [60, 120]) await stage.ingest([{ seats: 0 }], later(minutes))
  await stage.match(later(120))
  expect((await stage.outbox()).map(({ kind }) => kind)).toEqual(['opening'])
  expect(await stage.history('ann')).toMatchObject([{ kind: 'openings', gone: [] }])
})

it('an alert finds seats that the one before it at its place had found', async () => {
  await put(former)
  await stage.ingest([{}])
  await stage.match()
  await put(present)
  for (const minutes of [60, 120]) await stage.ingest([{ seats: 0 }], later(minutes))
  await stage.match(later(120))
  await stage.ingest([{}], later(180))
  await stage.match(later(180))
  const alerts = (await stage.outbox()).map(({ alert }) => alert).sort()
  expect(alerts).toEqual([`${path}#${former}`, `${path}#${present}`])
  expect((await stage.db.doc(path).get()).get('lastMatch.openings')).toBe(1)
})
