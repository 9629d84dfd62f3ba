import { expect, it } from 'vitest'
import { checksAddresses, NextChecksAnswer } from '../../../../../../lib/alerts/next-check.ts'
import { withOutcome, withRoutes } from '../../../../../../lib/availability/coverage-ledger.ts'
import { epochSecond } from '../../../../../../lib/core/dates.ts'
import { answerChecks } from '../../../../../../lib/server/alerts/match/answer-checks.ts'
import { updateLedger } from '../../../../../../lib/server/availability/coverage-store.ts'
import { saveRun } from '../../../../../../lib/server/availability/refresh.ts'
import { settingsWith } from '../../../alerts/settings.ts'
import { later, noon, stageMatching } from './match-stage.ts'

const stage = stageMatching('checks-test')
const source = { kind: 'file', name: 'x' } as const

const aRun = { startedAt: noon, endedAt: noon, source, due: 1, budget: 9, why: 'test', steps: [], stopped: null }

const send = (address: string) => answerChecks(new Request(`http://site${address}`), { db: stage.db, now: later(5) })

it('answers with the next check of each alert, return flights included, once there was a run', async () => {
  const routes = [
    { from: 'SYD', to: 'SIN', daysAhead: 300 },
    { from: 'SIN', to: 'SYD', daysAhead: 300 },
  ]
  await updateLedger(stage.db, { source, program: 'qantas' }, (ledger) =>
    withOutcome(withRoutes(ledger, routes, noon), 'SYD-SIN', { lookedAt: epochSecond(noon) }),
  )
  const alerts = [
    { id: '00', settings: settingsWith() },
    { id: '01', settings: settingsWith({ stay: { min: 1, max: 9 } }) },
    { id: '02', settings: settingsWith({ to: ['LHR'] }) },
  ]
  const [first] = checksAddresses(alerts)
  const checks = async () => NextChecksAnswer.parse(await (await send(first?.address ?? '')).json()).checks
  expect(await checks()).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }, { kind: 'unknown' }])
  await saveRun(stage.db, aRun)
  // The return flight was never checked, so it is due with the next run.
  expect(await checks()).toEqual([
    { kind: 'planned', at: later(120) },
    { kind: 'planned', at: later(15) },
    { kind: 'uncovered' },
  ])
})

it('promises no check of a route its provider has dropped', async () => {
  const routes = [{ from: 'SYD', to: 'HND', daysAhead: 300 }]
  const of = { source, program: 'qantas' } as const
  await updateLedger(stage.db, of, (ledger) =>
    withOutcome(withRoutes(ledger, routes, noon), 'SYD-HND', { lookedAt: epochSecond(noon) }),
  )
  await updateLedger(stage.db, of, (ledger) => withRoutes(ledger, [], noon))
  await saveRun(stage.db, aRun)
  const [first] = checksAddresses([{ id: '00', settings: settingsWith({ to: ['HND'] }) }])
  const { checks } = NextChecksAnswer.parse(await (await send(first?.address ?? '')).json())
  expect(checks).toEqual([{ kind: 'uncovered' }])
})

it.each(['', '{', '[]', '[{"from":["SYD"]}]', `[${'{},'.repeat(200)}{}]`])('rejects %s', async (alerts) => {
  expect((await send(`/api/alerts/checks?${new URLSearchParams({ alerts })}`)).status).toBe(400)
})
