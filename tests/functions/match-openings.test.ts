import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ingest } from '../../lib/availability/ingest.ts'
import type { Observation } from '../../lib/availability/observation.ts'
import { localDateOf } from '../../lib/core/clock.ts'
import { addDays } from '../../lib/core/dates.ts'
import { firestoreRepository } from '../../lib/server/availability/repository.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { enqueueMatcher } from '../../lib/server/task-queue.ts'
import { trigger } from '../../local/up/scheduler.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { settingsWith } from '../unit/lib/alerts/settings.ts'
import { documentAt, newMember } from './members.ts'

let backend: Backend

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

/** Ingests one observation of a route that only this test uses. */
async function ingestSeats(seats: number): Promise<void> {
  const now = serverClock.now()
  const observation: Observation = {
    ...{ program: 'velocity', from: 'DRW', to: 'OOL', date: addDays(localDateOf(now), 30), cabin: 'J', direct: true },
    ...{ seats, points: 35_500, charges: null, carriers: ['VA'], sectors: null, seenAt: now, fare: 'reward' as const },
    source: { kind: 'file', name: 'match test' },
  }
  async function* items() {
    yield { ok: true as const, observation, where: { file: 'test', row: '1' } }
  }
  await ingest(items(), { repository: firestoreRepository(adminFirestore()), now, isKnownAirport: () => true })
}

async function setAlert(path: string): Promise<void> {
  const today = localDateOf(serverClock.now())
  const dates = { start: today, end: addDays(today, 60) }
  const settings = settingsWith({
    programs: ['velocity'],
    from: ['country:AU'],
    to: ['OOL'],
    dates,
    channels: ['email'],
  })
  await adminFirestore().doc(path).set({ settings, updatedAt: Timestamp.now() })
}

const matched = (path: string) =>
  vi.waitFor(
    async () => {
      const { lastMatch } = (await documentAt(path)) ?? {}
      expect(lastMatch).toMatchObject({ openings: 1, best: { from: 'DRW', to: 'OOL', seats: 1, points: 35_500 } })
    },
    { timeout: 45_000, interval: 100 },
  )

it('enqueueMatcher starts the matcher, and the schedule matches what was missed', { timeout: 90_000 }, async () => {
  const ann = await newMember('match-ann')
  await setAlert(`users/${ann.uid}/alerts/00`)
  await ingestSeats(1)
  await enqueueMatcher()
  await matched(`users/${ann.uid}/alerts/00`)
  const { docs } = await adminFirestore().collection('outbox').where('uid', '==', ann.uid).get()
  expect(docs.map((message) => message.data())).toMatchObject([{ kind: 'opening', channel: 'email' }])

  const bea = await newMember('match-bea')
  await setAlert(`users/${bea.uid}/alerts/00`)
  await adminFirestore().recursiveDelete(adminFirestore().collection('availability').doc('velocity_DRW-OOL'))
  await adminFirestore().doc('availability-history/velocity_DRW-OOL').delete()
  await ingestSeats(1)
  const port = Number(process.env.FUNCTIONS_EMULATOR_HOST?.split(':').at(-1))
  await trigger({ name: 'sweepOpenings', region: 'australia-southeast1' }, port)
  await matched(`users/${bea.uid}/alerts/00`)
  await vi.waitFor(async () => expect((await adminFirestore().collection('availability-changes').get()).size).toBe(0), {
    timeout: 10_000,
    interval: 100,
  })
})
