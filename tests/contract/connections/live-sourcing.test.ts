import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Observation } from '../../../lib/availability/observation.ts'
import type { LiveDay } from '../../../lib/availability/providers/provider.ts'
import { localDateOf } from '../../../lib/core/clock.ts'
import { addDays } from '../../../lib/core/dates.ts'
import { answerLive, type LiveContext } from '../../../lib/server/live/answer-live.ts'
import { openStore, type Store } from '../providers/ingest-stage.ts'
import { type StandIn, startStandIn } from '../providers/stand-in.ts'
import { liveRequest, subjectsOf } from '../providers/subjects.ts'

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
  for await (const day of provider.search(liveRequest, new AbortController().signal)) days.push(day)
  if (provider.source.kind !== 'sample') {
    await keep(days.flatMap((day) => (day.ok ? [...day.items] : [])))
    await note('qantas', [
      { route: 'SYD-SIN', at: 1, answered: [], failed: [{ date: '2027-02-01', fault: 'bad-answer' }] },
    ])
  }
  return { kind: provider.source.kind, days }
}

async function connectAs(uid: string, ended: boolean) {
  const tokens = { accessToken: 'seats:ota:own', refreshToken: null, usableUntil: null }
  const seatsAero = { ...tokens, connectedAt: '2026-11-21T03:00:00.000Z', ended }
  await store.db.doc(`users/${uid}/private/connections`).set({ seatsAero })
}

it('searches with the member’s own account, and stores nothing of the answer for others', async () => {
  await connectAs('ann', false)
  const { kind, days } = await search('ann')
  expect([kind, days.map(({ ok }) => ok)]).toEqual(['seats-aero', [true, true, true]])
  expect(standIn.requests.map(({ path, key }) => [path, key])).toEqual([['/search', 'Bearer seats:ota:own']])
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

it('counts a recheck with the site’s provider, and none with the member’s own account', async () => {
  const { liveIndex } = await import('../../../lib/server/availability/live-index.ts')
  const { adminFirestore } = await import('../../../lib/server/firebase-admin.ts')
  const date = addDays(localDateOf(context.now()), 60)
  const stored: Observation = {
    ...{ program: 'qantas', from: 'SYD', to: 'SIN', date, cabin: 'J', seats: 2, points: 68_400, charges: null },
    ...{ carriers: ['QF'], direct: true, sectors: null, fare: 'reward' },
    source: { kind: 'file', name: 'a file' },
    seenAt: new Date(Date.parse(context.now()) - 120_000).toISOString(),
  }
  const sourcing = await context.getSourcing('ben')
  await sourcing.store([{ ok: true, observation: stored, where: { file: 'a file', line: 1 } }])
  await expect.poll(() => liveIndex().index.routesFrom('qantas', 'SYD').size).toBe(1)

  const search = `program=qantas&from=SYD&to=SIN&start=${date}&end=${date}&cabins=J`
  const searchAs = async (uid: string) => {
    const request = new Request(`http://localhost/api/search/live?${search}`)
    const response = await answerLive(request, { uid, plan: 'gold', admin: false }, context)
    expect(await response.text()).toContain('"type":"day"')
  }
  await connectAs('amy', false)
  const transactions = vi.spyOn(adminFirestore(), 'runTransaction')
  const counts = async () => (await store.db.doc('statistics/rechecks').get()).data()
  await searchAs('amy')
  // Counting begins before the answer ends. The one transaction is that of the member's daily allowance.
  expect(transactions).toHaveBeenCalledOnce()
  await searchAs('ben')
  await expect.poll(counts).toMatchObject({ qantas: { hour: { checked: 1 } } })
})
