import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { root } from '../../local/install.mjs'
import { buildApp, prepareApp, serveApp } from '../apps/app.ts'
import { startMeasuredSite } from '../backend/measured-site.ts'
import { freePorts } from '../backend/ports.ts'
import { requireChromium } from '../browser-install.ts'
import { type Measured, type MeasuredPage, middleRun } from './figures.ts'
import { measure } from './measure.ts'
import { faultsOf, reportOf } from './report.ts'

/**
 * `npm run lighthouse [-- --site ADDRESS] [--only PATH] [--times N] [--report FILE]`: measures one page of each kind on
 * a site it starts, or on a running one, and an empty Next.js app for comparison; writes docs/lighthouse.md, and exits
 * with 1 if a page scores less than 100 for accessibility, best practices or SEO.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string' },
    times: { type: 'string', default: '3' },
    report: { type: 'string', default: join(root, 'docs', 'lighthouse.md') },
  },
})
const times = Number(values.times)

const pages: readonly MeasuredPage[] = [
  { what: 'Home', path: '/' },
  { what: 'A finder', path: '/qantas/reward-seat-finder' },
  { what: 'A calculator', path: '/qantas/points-to-dollars' },
  { what: 'A page of a route', path: '/qantas/how-many-points-to-fly-to/sydney/los-angeles' },
  { what: 'A seat map', path: '/seatmaps/qantas/a380' },
  { what: 'An article', path: '/top-reasons/qantas-reward-seats' },
]

const emptyPage: MeasuredPage = { what: 'An empty Next.js app', path: '/' }

/** Measures the pages, each followed by the empty app once, so that the machine's varying load affects both alike. */
async function measureAll(origin: string, emptyOrigin: string): Promise<boolean> {
  const [port = 0] = await freePorts(1)
  const args = ['--no-sandbox', '--disable-component-update', '--no-first-run', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: requireChromium(), args })
  const all: Measured[] = []
  const empty: Measured[] = []
  try {
    for (const page of pages.filter(({ path }) => values.only === undefined || path === values.only)) {
      all.push(await measure({ page, origin, port }, times))
      empty.push(await measure({ page: emptyPage, origin: emptyOrigin, port }, 1))
      for (const { plain, calibrated } of [...all.slice(-1), ...empty.slice(-1)])
        console.log(
          `${plain.page.what}: ${plain.performances.join(', ')}; calibrated ${calibrated.performances.join(', ')}`,
        )
    }
  } finally {
    await browser.close()
  }
  const about = { lighthouse: all[0]?.plain.lighthouse ?? '', chromium: `Chromium ${browser.version()}`, times }
  const middleEmpty = {
    plain: middleRun(empty.map(({ plain }) => plain)),
    calibrated: middleRun(empty.map(({ calibrated }) => calibrated)),
  }
  writeFileSync(values.report, reportOf(all, middleEmpty, about))
  const faults = faultsOf(all.map(({ plain }) => plain))
  for (const fault of faults) console.error(fault)
  return all.length > 0 && faults.length === 0
}

async function measureBeside(origin: string): Promise<boolean> {
  prepareApp('blank')
  buildApp('blank', 'lighthouse')
  const [port = 0] = await freePorts(1)
  const stop = await serveApp('blank', 'lighthouse', port)
  try {
    return await measureAll(origin, `http://127.0.0.1:${port}`)
  } finally {
    await stop()
  }
}

let good = false
if (values.site) good = await measureBeside(values.site)
else {
  const measured = await startMeasuredSite('lighthouse-site', {})
  try {
    good = await measureBeside(measured.site.url)
  } finally {
    await measured.stop()
  }
}
process.exit(good ? 0 : 1)
