import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { z } from 'zod'
import { RouteDocument } from '../../../lib/availability/codec.ts'
import { createIndex } from '../../../lib/availability/index-store.ts'
import { scanIndex } from '../../../lib/availability/scan.ts'
import { codeOf, FAN, grownWorld } from './grown-world.ts'
import { medianUs } from './median.ts'
import { questions } from './questions.ts'

/**
 * What the index costs as programs and routes are added: `node growth.ts FILE ROUTES` prints its figures as JSON. It
 * runs in a separate process, to measure the memory of the index alone.
 */
export const Growth = z.object({
  megabytes: z.number(),
  loadMs: z.number(),
  routeUs: z.number(),
  anywhereUs: z.number(),
  monthMs: z.number(),
})
type Growth = z.infer<typeof Growth>

function growthOf(documents: readonly RouteDocument[], count: number): Growth {
  const before = residentBytes()
  const index = createIndex()
  const start = performance.now()
  for (const document of grownWorld(documents, count)) index.applyRoute(document)
  const loadMs = performance.now() - start
  const megabytes = (residentBytes() - before) / 1e6
  const [one, , , month] = questions.map(({ query }) => query)
  if (one === undefined || month === undefined) throw new Error('there are no questions')
  const from = [codeOf(0)]
  const ends = Array.from({ length: FAN }, (_, at) => codeOf(at + 1))
  const all = Array.from({ length: Math.ceil(count / FAN / 2) + FAN }, (_, at) => codeOf(at))
  return {
    megabytes,
    loadMs,
    routeUs: medianUs(() => scanIndex(index, { ...one, from, to: ends.slice(0, 1) }, null)),
    anywhereUs: medianUs(() => scanIndex(index, { ...one, from, to: ends }, null)),
    monthMs: medianUs(() => scanIndex(index, { ...month, from: all, to: all }, null)) / 1000,
  }
}

function residentBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss()
}

if (process.argv[1]?.endsWith('growth.ts')) {
  const documents = z.array(RouteDocument).parse(deserialize(readFileSync(process.argv[2] ?? '')))
  process.stdout.write(JSON.stringify(growthOf(documents, Number(process.argv[3]))))
}
