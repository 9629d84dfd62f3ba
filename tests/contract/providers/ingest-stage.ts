import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { startFirestore } from '../../../packages/firestore-local/src/server.ts'

// Without this the SDK looks for a metadata server on the network.
process.env.METADATA_SERVER_DETECTION = 'none'

export const now = '2026-11-21T03:00:00Z'
const root = join(import.meta.dirname, '..', '..', '..')

/** A separate Firestore on this machine. */
export type Store = { db: Firestore; host: string; stop: () => Promise<void> }

export async function openStore(name: string): Promise<Store> {
  const server = await startFirestore({ port: 0, quiet: true, indexesFile: 'firestore.indexes.json' })
  const app = initializeApp({ projectId: 'demo-pointsward' }, name)
  const db = getFirestore(app)
  const host = `127.0.0.1:${server.port}`
  db.settings({ host, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
  return { db, host, stop: async () => void (await Promise.all([deleteApp(app), server.stop()])) }
}

/** Runs `npm run ingest` in a separate process, against a store. */
export function startIngest({ host }: Store, args: string[], environment: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'local/ingest.ts', ...args, '--now', now], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: host,
      GOOGLE_CLOUD_PROJECT: 'demo-pointsward',
      METADATA_SERVER_DETECTION: 'none',
      ...environment,
    },
  })
  return { child, ended: new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code))) }
}

/** Kills a run as soon as `isTime` is true, whatever it is doing then. */
export async function killWhen({ child, ended }: ReturnType<typeof startIngest>, isTime: () => Promise<boolean>) {
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!over && !(await isTime())) await turn()
  child.kill('SIGKILL')
  await ended
}

/** How many routes a store holds. */
export const written = async ({ db }: Store) => (await db.collection('availability').count().get()).data().count

/** Every document of a collection and its subcollections, by path. */
export async function contents({ db }: Store, collection: string): Promise<Record<string, unknown>> {
  const found: [string, unknown][] = []
  const visit = async (path: string): Promise<void> => {
    for (const doc of (await db.collection(path).get()).docs) {
      const { writtenAt, ...data } = doc.data()
      // The write time differs from run to run, so only its presence is compared.
      found.push([doc.ref.path, writtenAt === undefined ? data : { ...data, writtenAt: true }])
      for (const below of await doc.ref.listCollections()) await visit(below.path)
    }
  }
  await visit(collection)
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}
