import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { restoreDocuments, saveDocuments } from '../../../local/backup/documents.ts'
import { type FirestoreServer, obtainFirestore } from '../../backend/firestore.ts'

let server: FirestoreServer
let folder: string
const databases = new Map<string, Firestore>()

function databaseOf(project: string): Firestore {
  const app = initializeApp({ projectId: `demo-${project}` }, project)
  const db = getFirestore(app)
  db.settings({ host: `${server.host}:${server.port}`, ssl: false })
  databases.set(project, db)
  return db
}

beforeAll(async () => {
  server = await obtainFirestore()
  process.env.FIRESTORE_EMULATOR_HOST = `${server.host}:${server.port}`
  folder = await mkdtemp(join(tmpdir(), 'pointsward-backup-'))
})
afterAll(async () => {
  for (const db of databases.values()) await db.terminate()
  await Promise.all(getApps().map(deleteApp))
  await server.stop()
  await rm(folder, { recursive: true })
})

it('restores every document with every kind of value, also below missing documents', async () => {
  const from = databaseOf('backup-from')
  const everything = {
    text: 'Zürich 😀\n',
    nothing: null,
    yes: true,
    numbers: [0, -0, 1.5, -3, Number.NaN, Number.POSITIVE_INFINITY],
    at: new Timestamp(1_800_000_000, 123_456_000),
    place: new GeoPoint(-33.9, 151.2),
    bytes: Buffer.from([0, 255, 7]),
    ref: from.doc('users/ann'),
    nested: { $firestore: ['timestamp'], map: { empty: {}, list: [] } },
  }
  await from.doc('users/ann').set(everything)
  await from.doc('users/ann/alerts/01').set({ settings: { name: 'Tokyo' } })
  await from.doc('missing/parent/children/one').set({ kept: true })
  const file = join(folder, 'all.ndjson')
  expect(await saveDocuments(from, file)).toBe(3)

  const to = databaseOf('backup-to')
  expect(await restoreDocuments(to, file)).toBe(3)
  expect(await restoreDocuments(to, file)).toBe(3)
  const again = join(folder, 'again.ndjson')
  expect(await saveDocuments(to, again)).toBe(3)
  expect(await readFile(again, 'utf8')).toBe(await readFile(file, 'utf8'))
  const ann = (await to.doc('users/ann').get()).data()
  expect(ann).toMatchObject({ text: everything.text, numbers: everything.numbers, nested: everything.nested })
  expect(ann?.at.isEqual(everything.at) && ann?.place.isEqual(everything.place)).toBe(true)
  expect([Buffer.from(ann?.bytes), ann?.ref.path]).toEqual([everything.bytes, 'users/ann'])
})

it('rejects a file that was cut off, and names the line', async () => {
  const file = join(folder, 'cut.ndjson')
  await writeFile(file, '{"path":"users/bob","fields":{}}\n{"path":"users/c')
  await expect(restoreDocuments(databaseOf('backup-cut'), file)).rejects.toThrow('Line 2 is incomplete')
})
