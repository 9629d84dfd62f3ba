import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../local/install.mjs'
import { type MeasuredSite, startMeasuredSite } from '../backend/measured-site.ts'
import { type FloodCount, flood } from './flood.ts'
import { arrivalOf, Person } from './person.ts'
import { Record } from './record.ts'
import { faultsOf, type Glance, type Run, reportOf } from './report.ts'
import { compareWithBlank } from './throughput.ts'

/**
 * `npm run load [-- --minutes 10] [--people 200] [--floods 20] [--report FILE]`: that many people use a site it starts
 * at once, while that many addresses flood it; then its pages are compared with an empty app's. Writes docs/load.md,
 * and exits with 1 if a promise was not kept.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '200' },
    floods: { type: 'string', default: '20' },
    report: { type: 'string', default: join(root, 'docs', 'load.md') },
  },
})
const [minutes, people, floods] = [Number(values.minutes), Number(values.people), Number(values.floods)]
const arriving = arrivalOf(people)
/** When caches are full: after the first minute and everyone's arrival, or half-way through a shorter run. */
const settledMs = Math.min(Math.max(60_000, 1_000 * arriving + 20_000), minutes * 30_000)
const glanceMs = 15_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A full garbage collection stops the server, so only the two samples that are compared cause one. */
async function watch({ site }: MeasuredSite, began: number, until: number): Promise<Glance[]> {
  const seen: Glance[] = []
  const sample = async (collect: boolean) => {
    const memory = await (collect ? site.memory() : site.glance())
    seen.push({ seconds: Math.round((performance.now() - began) / 1000), collected: collect, memory })
  }
  await sleep(began + settledMs - performance.now())
  await sample(true)
  while (performance.now() + glanceMs < until) {
    await sleep(glanceMs)
    await sample(false)
  }
  await sleep(until - performance.now())
  await sample(true)
  return seen
}

async function live(stage: MeasuredSite): Promise<Omit<Run, 'throughput'>> {
  const record = new Record()
  const began = performance.now()
  const until = began + minutes * 60_000
  const lives = Array.from({ length: people }, (_, number) =>
    new Person(number, stage, record, { min: 2, max: 8, arriving }).live(until),
  )
  const flooded: FloodCount = new Map()
  const floodings = Array.from({ length: floods }, (_, number) => flood(number, stage.site.url, until, flooded))
  const [glances] = await Promise.all([watch(stage, began, until), ...lives, ...floodings])
  return { minutes, people, floods, flooded, record, glances, ended: stage.site.ended() }
}

const stage = await startMeasuredSite('load-site', {})
let run: Run
try {
  const lived = await live(stage)
  run = { ...lived, throughput: await compareWithBlank(stage.site.url, minutes < 5 ? 2 : 6) }
} finally {
  await stage.stop()
}
writeFileSync(values.report, reportOf(run))
console.log(reportOf(run))
const faults = faultsOf(run)
for (const fault of faults) console.log(`NOT KEPT: ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
