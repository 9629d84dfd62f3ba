import { expect, it } from 'vitest'
import { claimRun } from '../../../../../../lib/server/alerts/match/run-store.ts'
import { later, noon, stageMatching } from './match-stage.ts'

const stage = stageMatching('return-told-once-test')
const out = {}
const back = { from: 'SIN', to: 'SYD', date: '2027-03-08' }

it.each([
  ['the way back', out, back],
  ['the way out', back, out],
])('a return is told once, in the run that has both ways, if %s opens while the other is matched', async (...given) => {
  const [, first, second] = given
  await stage.plan('ann', 'gold')
  await stage.alert('users/ann/alerts/00', { stay: { min: 3, max: 10 } })
  await stage.ingest([first])
  await claimRun(stage.db, noon)
  await stage.ingest([second], later(5))
  const { runs, faults } = await stage.match(later(6))
  expect([runs, faults]).toEqual([2, []])
  const told = (await stage.history('ann')).flatMap((entry) => (entry.kind === 'openings' ? entry.openings : []))
  expect(told).toMatchObject([{ from: 'SYD', date: '2027-03-02', other: { kind: 'return', date: '2027-03-08' } }])
  expect((await stage.outbox()).filter(({ channel }) => channel === 'email')).toHaveLength(1)
})
