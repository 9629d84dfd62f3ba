import { expect, it } from 'vitest'
import { later, stageMatching } from './match-stage.ts'

const stage = stageMatching('way-back-gone-test')

it('a return whose way back has gone names the way back', async () => {
  await stage.plan('ann', 'gold')
  await stage.alert('users/ann/alerts/00', { stay: { min: 3, max: 10 } })
  const back = { from: 'SIN', to: 'SYD', date: '2027-03-08' }
  await stage.ingest([{}, back])
  await stage.match()
  for (const minutes of [60, 120]) await stage.ingest([{ ...back, seats: 0 }], later(minutes))
  await stage.match(later(120))
  const gone = (await stage.outbox()).filter(({ kind }) => kind === 'gone')
  const lost = { ...back, direct: true }
  expect(gone).toMatchObject([{ payload: { seats: [{ from: 'SYD', date: '2027-03-02', lost }] } }])
  expect(await stage.history('ann')).toMatchObject([
    { kind: 'openings', gone: ['qantas SYD-SIN 2027-03-02 J direct'] },
    { kind: 'gone', seats: [{ lost }] },
  ])
})
