import { expect, it } from 'vitest'
import { AlertPreview } from '../../../../../../lib/alerts/preview-contract.ts'
import { withRoutes } from '../../../../../../lib/availability/coverage-ledger.ts'
import { answerPreview } from '../../../../../../lib/server/alerts/match/preview.ts'
import { updateLedger } from '../../../../../../lib/server/availability/coverage-store.ts'
import { settingsWith } from '../../../alerts/settings.ts'
import { later, noon, stageMatching } from './match-stage.ts'

const stage = stageMatching('preview-test')

const send = (settings: string) =>
  answerPreview(new Request(`http://site/api/alerts/preview?${new URLSearchParams({ settings })}`), {
    db: stage.db,
    now: later(120),
  })

it('counts matches on the covered routes of the alert', async () => {
  const of = { source: { kind: 'file', name: 'x' }, program: 'qantas' } as const
  const covered = ['SIN', 'BKK', 'LHR'].map((to) => ({ from: 'SYD', to, daysAhead: 300 }))
  await updateLedger(stage.db, of, (ledger) => withRoutes(ledger, covered, noon))
  await stage.ingest([{ seats: 0 }, { to: 'BKK', seats: 0 }, { to: 'LHR', seats: 0 }])
  await stage.match()
  await stage.ingest([{}, { to: 'BKK', seats: 1 }, { to: 'LHR' }], later(60))
  await stage.match(later(61))
  const settings = settingsWith({ from: ['country:AU'], to: ['region:asia'], seats: 2 })
  const response = await send(JSON.stringify(settings))
  expect(AlertPreview.parse(await response.json())).toEqual({
    ...{ now: later(120), matches: 1, days: 1, since: later(60), sample: false, isCut: false },
    routes: { covered: 2, counted: 2 },
  })
  const split = await send(JSON.stringify({ ...settings, split: true }))
  expect(await split.json()).toMatchObject({ matches: 1 })
})

it('reports that no route is covered, and rejects invalid settings', async () => {
  const response = await send(JSON.stringify(settingsWith()))
  expect(await response.json()).toMatchObject({ matches: 0, since: null, routes: { covered: 0, counted: 0 } })
  for (const settings of ['', '{', '{"seats":1}', JSON.stringify({ ...settingsWith(), seats: 40 })]) {
    expect((await send(settings)).status).toBe(400)
  }
})
