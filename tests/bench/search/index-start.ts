import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { openLiveIndex } from '../../../lib/server/availability/live-index.ts'
import { indexPlace } from '../../../lib/server/availability/store-index.ts'
import { countingDatabase } from '../../backend/counting-database.ts'

/**
 * One web server's index from nothing to ready: `node index-start.ts PORT [PLACE]` prints its figures as JSON. It runs
 * in a separate process, as a server does.
 */
export const IndexStart = z.object({
  readyMs: z.number(),
  /** Processor time, including the start of the program. */
  cpuMs: z.number(),
  documents: z.number(),
  routes: z.number(),
  peakMegabytes: z.number(),
})
export type IndexStart = z.infer<typeof IndexStart>

if (process.argv[1]?.endsWith('index-start.ts')) {
  const [port, named] = process.argv.slice(2)
  const firestore = getFirestore(initializeApp({ projectId: 'demo-pointsward' }))
  firestore.settings({ host: `127.0.0.1:${port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
  const { db, documents } = countingDatabase(firestore)
  const began = performance.now()
  const live = openLiveIndex(db, console.error, { place: named ? indexPlace(named) : null })
  if (!(await live.ready(600_000))) throw new Error('the index was not ready in ten minutes')
  const { user, system } = process.cpuUsage()
  const figures = {
    readyMs: performance.now() - began,
    cpuMs: (user + system) / 1_000,
    documents: documents(),
    routes: live.index.size().routes,
    // `maxRSS` is in kilobytes.
    peakMegabytes: process.resourceUsage().maxRSS / 1_000,
  } satisfies IndexStart
  process.stdout.write(JSON.stringify(figures), () => process.exit(0))
}
