import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldValue, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import type { RouteDocument } from '../../lib/availability/codec.ts'
import { routeId } from '../../lib/availability/route-key.ts'
import { indexPlace, storeIndex } from '../../lib/server/availability/store-index.ts'
import { startEmbedded } from '../backend/firestore.ts'
import { freePorts } from '../backend/ports.ts'
import type { Figure } from './run.ts'
import { runAlone } from './search/alone.ts'
import { grownWorld } from './search/grown-world.ts'
import { IndexStart } from './search/index-start.ts'
import { sampleDocuments, today } from './search/world.ts'

export const name =
  "A web server's start: its index by reading every route, and from the stored one (embedded Firestore)"

/** How many different routes' documents are repeated to fill the world. */
const VARIETY = 150
/** Routes in the sample's own network, and in what a server with 1 GiB can hold. */
const STEPS = [1_576, 35_000]
/** Percentage of the routes written after the index was stored. */
const WRITTEN_SINCE = 1
const BATCH = 200

export async function run(): Promise<Figure[]> {
  const documents = await sampleDocuments(VARIETY)
  const figures: Figure[] = []
  for (const step of STEPS) figures.push(...(await measure(documents, step)))
  return figures
}

async function measure(documents: readonly RouteDocument[], count: number): Promise<Figure[]> {
  const [port = 0] = await freePorts(1)
  const server = await startEmbedded(port)
  const app = initializeApp({ projectId: 'demo-pointsward' }, `index-start-${count}`)
  const folder = mkdtempSync(join(tmpdir(), 'index-start-'))
  try {
    const db = getFirestore(app)
    db.settings({ host: `127.0.0.1:${port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
    const world = [...grownWorld(documents, count)]
    // Long ago, so that none is within the time the index reads again to be safe.
    await write(db, world, Timestamp.fromMillis(Date.now() - 3_600_000))
    const path = join(folder, 'index')
    const place = indexPlace(`file:${path}`)
    const began = performance.now()
    await storeIndex(db, place, `${today}T00:00:00.000Z`, console.error)
    const storeMs = performance.now() - began
    await write(db, world.slice(0, (count * WRITTEN_SINCE) / 100), FieldValue.serverTimestamp())
    const read = await startAlone(port)
    const stored = await startAlone(port, place.name)
    return [
      ...figuresOf(count, 'reading every route', read),
      ...figuresOf(count, 'the stored index', stored),
      { metric: `${count.toLocaleString('en-AU')} routes, storing all`, value: storeMs / 1_000, unit: 's' },
      { metric: `${count.toLocaleString('en-AU')} routes, stored`, value: statSync(path).size / 1e6, unit: 'MB' },
    ]
  } finally {
    rmSync(folder, { recursive: true })
    await deleteApp(app)
    await server.stop()
  }
}

const startAlone = async (...args: [number, string?]) =>
  IndexStart.parse(JSON.parse(await runAlone('index-start.ts', ...args.map(String))))

async function write(db: Firestore, world: readonly RouteDocument[], writtenAt: Timestamp | FieldValue): Promise<void> {
  for (let at = 0; at < world.length; at += BATCH) {
    const batch = db.batch()
    for (const route of world.slice(at, at + BATCH))
      batch.set(db.collection('availability').doc(routeId(route)), { ...route, writtenAt })
    await batch.commit()
  }
}

function figuresOf(count: number, way: string, { readyMs, cpuMs, documents, peakMegabytes }: IndexStart): Figure[] {
  const what = `${count.toLocaleString('en-AU')} routes, ${way}`
  return [
    { metric: `${what}: ready`, value: readyMs / 1_000, unit: 's' },
    { metric: `${what}: processor time`, value: cpuMs / 1_000, unit: 's' },
    { metric: `${what}: read`, value: documents, unit: 'documents' },
    { metric: `${what}: peak memory`, value: peakMegabytes, unit: 'MB' },
  ]
}
