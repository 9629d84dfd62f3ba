import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ingest } from '../../../lib/availability/ingest.ts'
import type { Observation } from '../../../lib/availability/observation.ts'
import { openLiveIndex } from '../../../lib/server/availability/live-index.ts'
import { firestoreRepository } from '../../../lib/server/availability/repository.ts'
import { indexPlace, storeIndex } from '../../../lib/server/availability/store-index.ts'
import { startFirestore } from '../../../packages/firestore-local/src/server.ts'
import { countingDatabase } from '../../backend/counting-database.ts'
import { wideObservation } from '../../unit/lib/availability/wide-arbitrary.ts'

const now = '2026-02-01T00:00:00.000Z'
const eightDaysOn = '2026-02-09T00:00:00.000Z'
/** Longer ago than any write of a test: what is older than this is read only from the stored index. */
const LONG_AGO_MS = 3_600_000

let server: Awaited<ReturnType<typeof startFirestore>>
let db: Firestore
let app: ReturnType<typeof initializeApp>
let folder: string
let path: string
const logged: string[] = []
const log = (message: string) => logged.push(message)

beforeAll(async () => {
  server = await startFirestore({ port: 0, quiet: true, indexesFile: 'firestore.indexes.json' })
  app = initializeApp({ projectId: 'demo-pointsward' }, 'stored-index-test')
  db = getFirestore(app)
  db.settings({ host: `127.0.0.1:${server.port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
})
afterAll(async () => {
  await deleteApp(app)
  await server.stop()
})
beforeEach(async () => {
  await db.recursiveDelete(db.collection('availability'))
  folder = mkdtempSync(join(tmpdir(), 'stored-index-'))
  path = join(folder, 'index')
  logged.length = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

const store = (at = now) => storeIndex(db, indexPlace(`file:${path}`), at, log)

async function take(observations: readonly Observation[]) {
  async function* items() {
    for (const observation of observations) yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
  }
  return ingest(items(), { repository: firestoreRepository(db), now, isKnownAirport: () => true })
}

/** Makes every route written so far look as if it was written an hour earlier. */
async function age() {
  const { docs } = await db.collection('availability').get()
  for (const document of docs) {
    const writtenAt = document.get('writtenAt').toMillis() - LONG_AGO_MS
    await document.ref.update({ writtenAt: Timestamp.fromMillis(writtenAt) })
  }
}

/** A server's index once it is ready: its routes, and how many documents were read for it. */
async function start(place = path) {
  const { db: counting, documents } = countingDatabase(db)
  const live = openLiveIndex(counting, log, { place: place === '' ? null : indexPlace(`file:${place}`) })
  expect(await live.ready(20_000)).toBe(true)
  return { live, documents, routes: () => live.index.allRoutes() }
}

async function expectSameAsFromAll(place = path) {
  const [stored, all] = [await start(place), await start('')]
  expect(stored.routes()).toEqual(all.routes())
  stored.live.close()
  all.live.close()
  return stored.documents()
}

const seen = (to: string, points = 75_000): Observation => ({
  program: 'qantas',
  from: 'SYD',
  to,
  date: '2026-03-01',
  cabin: 'J',
  seats: 2,
  points,
  charges: null,
  fare: 'reward',
  carriers: ['QF'],
  direct: true,
  sectors: null,
  source: { kind: 'file', name: 'x' },
  seenAt: '2026-01-31T00:00:00Z',
})

describe('a server that starts from the stored index', () => {
  it('has the same routes as a server that reads everything, whenever they were written', async () => {
    const step = fc.oneof(
      fc.record({ write: fc.array(wideObservation, { minLength: 1, maxLength: 4 }) }),
      fc.constant('store' as const),
      fc.constant('age' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        await db.recursiveDelete(db.collection('availability'))
        rmSync(path, { force: true })
        await store()
        for (const one of steps) {
          if (one === 'store') await store()
          // Stored first, so that no recent write is older than the index assumes.
          else if (one === 'age') await store().then(age)
          else await take(one.write)
        }
        await expectSameAsFromAll()
      }),
      { numRuns: 25 },
    )
  })

  it('reads only the documents written since, and receives later ones', async () => {
    await take(['SIN', 'LHR', 'MEL', 'AKL', 'DFW'].map((to) => seen(to)))
    await age()
    expect(await store()).toEqual({ routes: 5, read: 5, stored: true })
    await take([seen('SIN', 60_000), seen('HND')])
    const { live, documents, routes } = await start()
    expect([documents(), routes().length]).toEqual([2, 6])
    await take([seen('PER')])
    await expect.poll(() => routes().length).toBe(7)
    expect(documents()).toBe(3)
    live.close()
    expect(logged).toEqual([])
  })

  it('includes routes that were stored before writes had a time', async () => {
    await take([seen('SIN')])
    const { writtenAt: _, ...old } = (await db.doc('availability/qantas_SYD-SIN').get()).data() ?? {}
    await db.doc('availability/qantas_SYD-SIN').set(old)
    await store()
    await take([seen('LHR')])
    expect(await store()).toMatchObject({ routes: 2, read: 1 })
    expect(await expectSameAsFromAll()).toBe(1)
  })

  it.each([
    ['missing', () => rmSync(path)],
    ['cut off', () => writeFileSync(path, readFileSync(path).subarray(0, -40))],
    ['damaged', () => writeFileSync(path, readFileSync(path).fill(7, 200, 210))],
    ['something else', () => writeFileSync(path, 'an index?')],
  ])('reads everything when the index is %s, logs that, and the next run stores it again', async (_what, harm) => {
    await take([seen('SIN'), seen('LHR')])
    await age()
    await store()
    harm()
    expect(await expectSameAsFromAll()).toBe(2)
    expect(logged).toEqual([expect.stringContaining('every route is read')])
    expect(await store()).toMatchObject({ routes: 2, read: 2, stored: true })
    expect(await expectSameAsFromAll()).toBe(0)
  })

  it('reads everything again once a document drops out of its query', async () => {
    await take([seen('SIN'), seen('LHR')])
    await store()
    const { live, routes } = await start()
    const ref = db.doc('availability/qantas_SYD-SIN')
    const { writtenAt: _, ...unmarked } = (await ref.get()).data() ?? {}
    await ref.set(unmarked)
    await db.doc('availability/qantas_SYD-LHR').delete()
    await expect.poll(() => routes().map(({ to }) => to)).toEqual(['SIN'])
    live.close()
  })
})

describe('storing the index', () => {
  it('reads only what was written since, and everything again after a week', async () => {
    await take([seen('SIN'), seen('LHR')])
    await age()
    await store()
    expect(await store()).toEqual({ routes: 2, read: 0, stored: false })
    await take([seen('MEL')])
    expect(await store()).toEqual({ routes: 3, read: 1, stored: true })
    expect(await store(eightDaysOn)).toEqual({ routes: 3, read: 3, stored: true })
    // This run starts from the new full read; documents within the margin are read once more.
    expect(await store(eightDaysOn)).toMatchObject({ read: 1 })
  })

  it('keeps the route of a document that can no longer be read, and logs it', async () => {
    await take([seen('SIN')])
    await store()
    await db.doc('availability/qantas_SYD-SIN').update({ columns: 'none' })
    expect(await store()).toMatchObject({ routes: 1 })
    expect(logged).toEqual(['availability: document qantas_SYD-SIN could not be read'])
  })

  it('loses nothing that is written during three simultaneous runs', async () => {
    const routes = ['SIN', 'LHR', 'MEL', 'AKL', 'DFW', 'HND', 'PER', 'BNE']
    await Promise.all([...routes.map((to) => take([seen(to)])), store(), store(), store()])
    await expectSameAsFromAll()
    await store()
    await age()
    expect(await expectSameAsFromAll()).toBe(0)
  })

  it('leaves the previous index if it is killed half-way', async () => {
    await take([seen('SIN')])
    await age()
    await store()
    const before = readFileSync(path)
    const program = join(import.meta.dirname, 'storing-process.ts')
    const run = spawn(process.execPath, ['--import', 'tsx', program, `file:${path}`])
    await once(run.stdout, 'data')
    await expect.poll(() => readdirSync(folder).length).toBe(2)
    const ended = once(run, 'exit')
    run.kill('SIGKILL')
    await ended
    expect(readFileSync(path)).toEqual(before)
    expect(await expectSameAsFromAll()).toBe(0)
    await take([seen('LHR')])
    expect(await store()).toMatchObject({ routes: 2, stored: true })
    expect(await expectSameAsFromAll()).toBe(1)
  })
})
