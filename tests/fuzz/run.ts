import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { standInKeys } from '../../lib/server/billing/provider.ts'
import { root } from '../../local/install.mjs'
import { startMeasuredSite } from '../backend/measured-site.ts'
import { heldBy, type Site } from '../backend/site.ts'
import { requestOf, runCampaign, type Stage } from './campaign.ts'
import { faultLines, grownBy, type Run, reportOf, type Sample } from './report.ts'
import { endConnections, send } from './send.ts'

/**
 * `npm run fuzz [-- --requests 100000] [--seed N] [--only NUMBER] [--report FILE]`: sends broken requests to a site it
 * starts, writes docs/fuzz.md, and exits with 1 if it finds a fault.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    report: { type: 'string', default: join(root, 'docs', 'fuzz.md') },
  },
})
const [seed, requests] = [Number(values.seed), Number(values.requests)]
const samples = 20
/** Allows for caches that fill and inexact garbage collection; a leak would grow far more. */
const mostGrowth = 1.15

/** The server keeps pages rendered on request as files; broken addresses must not add any. */
const madeFiles = () => readdirSync(join(root, '.next', 'server'), { recursive: true }).length

async function replayOne(stage: Stage, number: number): Promise<void> {
  const request = requestOf(stage, seed, number)
  console.log(faultLines({ number, what: request.target, request }).join('\n'))
  const origin = request.kind === 'api' || request.kind === 'page' ? stage.site : stage.functions
  console.log(await send(origin, request))
}

async function runAll(stage: Stage, site: Site): Promise<boolean> {
  const taken: Sample[] = [{ requests: 0, memory: await site.memory() }]
  const before = madeFiles()
  const began = performance.now()
  const outcome = await runCampaign(stage, {
    seed,
    requests,
    onFault: (fault) => console.log(faultLines(fault).join('\n')),
    onProgress: async (done) => {
      if (done % Math.ceil(requests / samples) !== 0) return
      const memory = await site.memory()
      taken.push({ requests: done, memory })
      console.log(`${done} requests, ${(heldBy(memory) / 1e6).toFixed(1)} MB held`)
    },
  })
  const seconds = (performance.now() - began) / 1000
  // By then the server has dropped what it keeps only for a while, such as rate limits of addresses.
  await new Promise((resolve) => setTimeout(resolve, 65_000))
  taken.push({ requests, memory: await site.memory() })
  const run: Run = { seed, requests, seconds, outcome, samples: taken, files: { before, after: madeFiles() } }
  writeFileSync(values.report, reportOf(run))
  const grown = grownBy(taken)
  console.log(`${requests} requests, ${outcome.faults.length} faults, memory x ${grown.toFixed(3)}, ${values.report}`)
  const keptFiles = run.files.after > run.files.before
  if (keptFiles) console.log(`${run.files.after - run.files.before} files were left behind`)
  return outcome.faults.length === 0 && site.ended() === null && grown < mostGrowth && !keptFiles
}

const measured = await startMeasuredSite('fuzz-site', {})
let good = false
try {
  const stage: Stage = {
    site: measured.site.url,
    functions: measured.functions,
    tokens: measured.tokens,
    signer: { secret: standInKeys.webhookSecret, now: () => Math.floor(Date.now() / 1000) },
  }
  if (values.only === undefined) good = await runAll(stage, measured.site)
  else {
    await replayOne(stage, Number(values.only))
    good = true
  }
} finally {
  endConnections()
  await measured.stop()
}
process.exit(good ? 0 : 1)
