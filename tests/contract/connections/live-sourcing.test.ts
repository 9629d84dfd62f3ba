import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LiveDay } from '../../../lib/availability/providers/live.ts'
import type { LiveContext } from '../../../lib/server/live/answer-live.ts'
import { openStore, type Store } from '../providers/ingest-stage.ts'
import { type StandIn, startStandIn } from '../providers/stand-in.ts'
import { ask, subjectsOf } from '../providers/subjects.ts'

let store: Store
let standIn: StandIn
let context: LiveContext
beforeAll(async () => {
  store = await openStore('live-sourcing')
  standIn = await startStandIn()
  subjectsOf(standIn)
  Object.assign(process.env, {
    ...{ GOOGLE_CLOUD_PROJECT: 'demo-pointsward', FIRESTORE_EMULATOR_HOST: store.host, SEATS_AERO_URL: standIn.url },
    ...{ SEATS_AERO_CLIENT_ID: 'cid', SEATS_AERO_CLIENT_SECRET: 'top-secret', AVAILABILITY_PROVIDER: 'sample' },
  })
  // The module reads the environment only once, so it is imported after the variables are set.
  context = (await import('../../../lib/server/live/live-context.ts')).liveContext()
})
afterAll(() => Promise.all([store.stop(), standIn.stop()]))

async function search(uid: string): Promise<{ kind: string; days: LiveDay[] }> {
  const { provider, store: keep, note } = await context.getSourcing(uid)
  const days: LiveDay[] = []
  for await (const day of provider.search(ask, new AbortController().signal)) days.push(day)
  if (provider.source.kind !== 'sample') {
    await keep(days.flatMap((day) => (day.ok ? [...day.items] : [])))
    await note('qantas', [
      { route: 'SYD-SIN', at: 1, answered: [], failed: [{ date: '2027-02-01', fault: 'bad-answer' }] },
    ])
  }
  return { kind: provider.source.kind, days }
}

it('replaces the recheck count only for a search with the member’s own account', async () => {
  await connectAs('amy', false)
  expect((await context.getSourcing('amy')).watchRecheck).toBeTypeOf('function')
  expect((await context.getSourcing('ben')).watchRecheck).toBeUndefined()
})

async function connectAs(uid: string, ended: boolean) {
  const tokens = { accessToken: 'seats:ota:own', refreshToken: null, usableUntil: null }
  const seatsAero = { ...tokens, connectedAt: '2026-11-21T03:00:00.000Z', ended }
  await store.db.doc(`users/${uid}/private/connections`).set({ seatsAero })
}

it('searches with the member’s own account, and stores nothing of the answer for others', async () => {
  await connectAs('ann', false)
  const { kind, days } = await search('ann')
  expect([kind, days.map(({ ok }) => ok)]).toEqual(['seats-aero', [true, true, true]])
  expect(standIn.asked.map(({ path, key }) => [path, key])).toEqual([['/search', 'Bearer seats:ota:own']])
  const kept = await Promise.all(['availability', 'coverage'].map((name) => store.db.collection(name).count().get()))
  expect(kept.map((count) => count.data().count)).toEqual([0, 0])
})

it('reports an expired log-in instead of answering from another source', async () => {
  await connectAs('eve', true)
  const { kind, days } = await search('eve')
  expect(kind).toBe('seats-aero')
  expect(days.map((day) => (day.ok ? '' : `${day.error.fault} ${day.error.message}`))).toEqual(
    Array(3).fill(expect.stringMatching(/^not-allowed Your seats.aero log-in has expired\. .*settings/)),
  )
})

it('uses the site’s provider for a member without a connection', async () => {
  expect((await search('ben')).kind).toBe('sample')
})
