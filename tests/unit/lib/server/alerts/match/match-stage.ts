import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AlertSettings } from '../../../../../../lib/alerts/alert.ts'
import { AlertHistoryDocument } from '../../../../../../lib/alerts/alert-history.ts'
import { OutboxDocument } from '../../../../../../lib/alerts/outbox.ts'
import { ingest } from '../../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../../lib/availability/observation.ts'
import { AlertCache } from '../../../../../../lib/server/alerts/match/alert-cache.ts'
import { matchOpenings } from '../../../../../../lib/server/alerts/match/match-run.ts'
import { firestoreRepository } from '../../../../../../lib/server/availability/repository.ts'
import type { Due } from '../../../../../../lib/server/task-queue.ts'
import { startFirestore } from '../../../../../../packages/firestore-local/src/server.ts'
import { settingsWith } from '../../../alerts/settings.ts'

/** Noon in Sydney. */
export const noon = '2026-11-20T01:00:00.000Z'

export function later(minutes: number, from = noon): string {
  return new Date(Date.parse(from) + minutes * 60_000).toISOString()
}

const planPath = (uid: string) => `users/${uid}/private/plan`
const planOf = (slug: string) => ({ name: { slug }, status: 'active', periodEnd: null })

/** A separate Firestore, emptied before each test, with the actions of members, ingests and the matcher. */
export function stageMatching(name: string) {
  let server: Awaited<ReturnType<typeof startFirestore>>
  let app: ReturnType<typeof initializeApp>
  let db: Firestore
  let alerts = new AlertCache()

  beforeAll(async () => {
    server = await startFirestore({ port: 0, quiet: true, indexesFile: 'firestore.indexes.json' })
    app = initializeApp({ projectId: 'demo-pointsward' }, name)
    db = getFirestore(app)
    db.settings({ host: `127.0.0.1:${server.port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
  })
  afterAll(async () => {
    await deleteApp(app)
    await server.stop()
  })
  const clear = async () => {
    for (const { path } of await db.listCollections()) await db.recursiveDelete(db.collection(path))
    alerts = new AlertCache()
  }
  beforeEach(clear)

  return {
    clear,
    get db() {
      return db
    },
    plan: (uid: string, slug: string) => db.doc(planPath(uid)).set(planOf(slug)),
    /** Stores an alert of a member, who is on the free plan unless the test says otherwise. */
    alert: async (path: string, settings: Partial<AlertSettings> = {}) => {
      const plan = db.doc(planPath(path.split('/')[1] ?? ''))
      if (!(await plan.get()).exists) await plan.set(planOf('free'))
      await db.doc(path).set({ settings: settingsWith(settings), updatedAt: Timestamp.now() })
    },
    /** Ingests what one check saw; a day without seats has `seats: 0`. */
    async ingest(seen: Partial<Observation>[], at = noon) {
      const items = seen.map((one, row) => ({
        ok: true as const,
        observation: { ...observation, seenAt: at, ...one },
        where: { file: 'test', row: String(row) },
      }))
      const stream = (async function* () {
        yield* items
      })()
      const report = await ingest(stream, { repository: firestoreRepository(db), now: at, isKnownAirport: () => true })
      if (report.failed.size > 0 || report.rejected > 0) throw new Error(JSON.stringify([...report.failed]))
    },
    async match(at = noon, more: { through?: Firestore; signal?: AbortSignal } = {}) {
      const due: Due[] = []
      const faults: string[] = []
      const runs = await matchOpenings({
        db: more.through ?? db,
        alerts,
        clock: { now: () => at },
        enqueue: async (some) => void due.push(...some),
        report: (fault) => faults.push(fault),
        signal: more.signal ?? new AbortController().signal,
      })
      return { runs, due, faults }
    },
    async outbox(): Promise<OutboxDocument[]> {
      const { docs } = await db.collection('outbox').get()
      return docs.map((document) => OutboxDocument.parse(document.data()))
    },
    async history(uid: string): Promise<AlertHistoryDocument[]> {
      const { docs } = await db.collection(`users/${uid}/alert-history`).orderBy('at').get()
      return docs.map((document) => AlertHistoryDocument.parse(document.data()))
    },
    waiting: async () => (await db.collection('availability-changes').count().get()).data().count,
  }
}

const observation: Observation = {
  ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-03-02', cabin: 'J', direct: true, seats: 2 },
  ...{ points: 75_000, charges: { minor: 20_000, currency: 'AUD' }, carriers: ['QF'], sectors: null, fare: 'reward' },
  ...{ source: { kind: 'file', name: 'x' }, seenAt: noon },
}
