import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ChangesDocument, decodeChanges } from '../../../lib/availability/change-log.ts'
import { addDays } from '../../../lib/availability/days.ts'
import { allRoutes } from '../../../lib/network/routes.ts'
import { startFirestore } from '../../../local/firestore/server.ts'

// Without this the SDK looks for a metadata server on the network.
process.env.METADATA_SERVER_DETECTION = 'none'

const now = '2026-11-21T03:00:00Z'
const root = join(import.meta.dirname, '..', '..', '..')
const pairs = [...new Set(allRoutes.map(({ from, to }) => `${from}-${to}`))].slice(0, 60)

/** Sixty routes, thirty days each, the second half seen twice. */
function lines(): string {
  return pairs
    .flatMap((pair, route) =>
      Array.from({ length: 30 }, (_, day) => {
        const [from, to] = pair.split('-')
        const seats = 1 + ((route + day) % 4)
        const seenAt = route % 2 === 0 ? '2026-11-20T01:00:00Z' : '2026-11-20T02:00:00Z'
        const date = addDays('2026-12-01', day * 3)
        return JSON.stringify({
          program: 'qantas',
          from,
          to,
          date,
          cabin: 'J',
          seats,
          points: 50_000,
          direct: true,
          seenAt,
        })
      }),
    )
    .join('\n')
}

type Store = { db: Firestore; host: string; stop: () => Promise<void> }

async function openStore(name: string): Promise<Store> {
  const server = await startFirestore({ port: 0, quiet: true })
  const app = initializeApp({ projectId: 'demo-pointsward' }, name)
  const db = getFirestore(app)
  const host = `127.0.0.1:${server.port}`
  db.settings({ host, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
  return { db, host, stop: async () => void (await Promise.all([deleteApp(app), server.stop()])) }
}

let folder: string
let whole: Store
let broken: Store
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'))
  writeFileSync(join(folder, 'a.ndjson'), lines())
  whole = await openStore('whole')
  broken = await openStore('broken')
})
afterAll(async () => {
  await Promise.all([whole.stop(), broken.stop()])
  rmSync(folder, { recursive: true })
})

function startIngest({ host }: Store): { child: ChildProcess; ended: Promise<number | null> } {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'local/ingest.ts', join(folder, 'a.ndjson'), '--now', now],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: host,
        GOOGLE_CLOUD_PROJECT: 'demo-pointsward',
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  )
  return { child, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))) }
}

const written = async ({ db }: Store) => (await db.collection('availability').count().get()).data().count

/** Kills the command as soon as the store holds more routes than `after`, wherever it is then. */
async function killAfter(store: Store, after: number): Promise<void> {
  const { child, ended } = startIngest(store)
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!over && (await written(store)) <= after);
  child.kill('SIGKILL')
  await ended
}

/** Every document of a collection, those below it included, by path. */
async function contents({ db }: Store, collection: string): Promise<Record<string, unknown>> {
  const found: [string, unknown][] = []
  const visit = async (path: string): Promise<void> => {
    for (const doc of (await db.collection(path).get()).docs) {
      found.push([doc.ref.path, doc.data()])
      for (const below of await doc.ref.listCollections()) await visit(below.path)
    }
  }
  await visit(collection)
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function told({ db }: Store): Promise<string[]> {
  const { docs } = await db.collection('availability-changes').get()
  const changes = docs.flatMap((doc) => decodeChanges(ChangesDocument.parse(doc.data())))
  return changes.map((one) => `${one.from}-${one.to} ${one.date} ${one.after.seats}`).sort()
}

describe('an ingest that is killed', () => {
  it('leaves every route whole, and ends as if it had not been when it is run again', {
    timeout: 240_000,
  }, async () => {
    await startIngest(whole).ended
    const counts: number[] = []
    for (const after of [0, 12, 30]) {
      await killAfter(broken, after)
      counts.push(await written(broken))
      const routes = await contents(broken, 'availability')
      const all = await contents(whole, 'availability')
      for (const [path, document] of Object.entries(routes)) expect(document, path).toEqual(all[path])
    }
    // It was killed in the middle, each time further on.
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts[0]).toBeLessThan(pairs.length)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))

    expect(await startIngest(broken).ended).toBe(0)
    for (const collection of ['availability', 'availability-history']) {
      expect(await contents(broken, collection)).toEqual(await contents(whole, collection))
    }
    // No opening is lost between the write of a route and the telling of it, and none is told twice.
    expect(await told(broken)).toEqual(await told(whole))
    expect(await told(broken)).toHaveLength(pairs.length * 30)
  })
})
