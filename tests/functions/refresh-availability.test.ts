import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLedgers } from '../../lib/server/availability/coverage-store.ts'
import { readRuns } from '../../lib/server/availability/refresh.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { scheduledFunctions, trigger } from '../../local/up/scheduler.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'

let backend: Backend

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

const functionsPort = () => Number(process.env.FUNCTIONS_EMULATOR_HOST?.split(':').at(-1))

it('refreshAvailability is found in the bundle, with its schedule', async () => {
  const jobs = await scheduledFunctions()
  expect(jobs.find(({ name }) => name === 'refreshAvailability')).toEqual({
    name: 'refreshAvailability',
    region: 'australia-southeast1',
    text: 'every 15 minutes',
    timeZone: 'Australia/Sydney',
  })
})

it('refreshAvailability checks sample routes, and records reasons and checks', { timeout: 240_000 }, async () => {
  await trigger({ name: 'refreshAvailability', region: 'australia-southeast1' }, functionsPort())
  const [run] = await readRuns(adminFirestore(), 1)
  expect(run).toMatchObject({ source: { kind: 'sample' }, budget: 120, stopped: null })
  expect(run?.steps).toHaveLength(120)
  expect(run?.steps.every(({ outcome }) => outcome === 'written')).toBe(true)
  const reasons = run?.steps.map(({ reason }) => reason)
  expect(reasons).toContain('Never checked; number 1 most popular route.')
  const ledgers = await readLedgers(adminFirestore())
  const looked = ledgers.flatMap(({ routes }) => [...routes.values()]).filter(({ lookedAt }) => lookedAt > 0)
  expect(looked).toHaveLength(120)
  const first = await adminFirestore().doc(`availability/${run?.steps[0]?.route}`).get()
  expect(first.get('sample')).toBe(true)
})
