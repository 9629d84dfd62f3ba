import { compareWithBlank, filledPage } from '../load/throughput.ts'
import { startBenchSite } from './http/bench-site.ts'
import { type Load, type Measured, measureTogether } from './http/measure.ts'
import type { Benchmark, Figure } from './run.ts'

/** What visitors search for: one route, or a page of rows with the best of each day. */
const searches = {
  'one route, 60 days, business': '/api/search?program=qantas&from=SYD&to=SIN&cabins=J',
  'one route, 60 days, all cabins': '/api/search?program=qantas&from=SYD&to=SIN',
  'two cities to Europe, 60 days': '/api/search?program=qantas&from=SYD,MEL&to=region:europe&cabins=J',
}
/** A route handler that does nothing but answer. */
const empty = '/api/health'

const load: Load = { connections: 10, rate: 100, seconds: 10 }
const rounds = 3

async function run(): Promise<Figure[]> {
  const site = await startBenchSite()
  try {
    const urls = [empty, ...Object.values(searches)].map((path) => `${site.url}${path}`)
    // A warm-up, not measured: the first requests also pay for compiling.
    await measureTogether(urls, { ...load, seconds: 5 })
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(searches)) {
      const pairs: Measured[][] = []
      for (let round = 0; round < rounds; round++) {
        pairs.push(await measureTogether([`${site.url}${empty}`, `${site.url}${path}`], load))
      }
      figures.push(...figuresOf(name, pairs))
    }
    return [...figures, ...(await pageFigures(site.url))]
  } finally {
    await site.stop()
  }
}

function figuresOf(name: string, pairs: Measured[][]): Figure[] {
  const of = (which: 0 | 1, key: keyof Measured) => median(pairs.map((pair) => pair[which]?.[key] ?? Number.NaN))
  const ratio = median(pairs.map(([plain, search]) => (search?.p99 ?? Number.NaN) / (plain?.p99 ?? Number.NaN)))
  const failed = pairs.flat().reduce((sum, measured) => sum + measured.failed, 0)
  return [
    { metric: `${name}: empty handler p50`, value: of(0, 'p50'), unit: 'ms' },
    { metric: `${name}: search p50`, value: of(1, 'p50'), unit: 'ms' },
    { metric: `${name}: empty handler p99`, value: of(0, 'p99'), unit: 'ms' },
    { metric: `${name}: search p99`, value: of(1, 'p99'), unit: 'ms' },
    { metric: `${name}: p99 of search / empty, median of ${rounds}`, value: ratio, unit: 'times', target: '<= 1.5' },
    { metric: `${name}: answers other than 200`, value: failed, unit: 'answers', target: '0' },
  ]
}

/** Prerendered pages compared with `next start` of an empty app, requested as a browser does. */
async function pageFigures(url: string): Promise<Figure[]> {
  const encodings = 'gzip, deflate, br'
  const compared = await compareWithBlank(url, 3, encodings)
  const filled = await compareWithBlank(url, 3, encodings, [filledPage])
  return [...compared, ...filled].flatMap(({ page, ours, blank, ratio }) => [
    { metric: `${page}: answers`, value: ours, unit: 'a second' },
    { metric: `${page}: answers of an empty app`, value: blank, unit: 'a second' },
    // No target for a filled page: decision 62 says what filling it costs.
    {
      metric: `${page}: beside an empty app`,
      value: ratio,
      unit: 'times',
      ...(page === filledPage ? {} : { target: '>= 3' }),
    },
  ])
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const benchmark: Benchmark = {
  name: `HTTP: a stored search beside an empty route handler, ${load.rate} requests a second each, at the same time`,
  run,
}
export const { name } = benchmark
export { run }
