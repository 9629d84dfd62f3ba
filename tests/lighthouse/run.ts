import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { root } from '../../local/install.mjs'
import { startMeasuredSite } from '../backend/measured-site.ts'
import { freePorts } from '../backend/ports.ts'
import { requireChromium } from '../browser-install.ts'
import type { MeasuredPage, Run } from './figures.ts'
import { measure } from './measure.ts'
import { faultsOf, reportOf } from './report.ts'

/**
 * `npm run lighthouse [-- --site ADDRESS] [--only PATH] [--times N] [--report FILE]`: measures one page of each kind on
 * a site it starts, or on one that runs, writes docs/lighthouse.md, and ends with 1 when a page has less than 100 for
 * accessibility, best practices or SEO.
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

async function measureAll(origin: string): Promise<boolean> {
  const [port = 0] = await freePorts(1)
  const args = ['--no-sandbox', '--disable-component-update', '--no-first-run', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: requireChromium(), args })
  const runs: Run[] = []
  try {
    for (const page of pages.filter(({ path }) => values.only === undefined || path === values.only)) {
      const run = await measure(page, origin, port, times)
      const { performance, accessibility, 'best-practices': practices, seo } = run.figures
      console.log(
        `${page.path}: ${performance} (${run.performances.join(', ')}), ${accessibility}, ${practices}, ${seo}`,
      )
      runs.push(run)
    }
  } finally {
    await browser.close()
  }
  const about = { lighthouse: runs[0]?.lighthouse ?? '', chromium: `Chromium ${browser.version()}`, times }
  writeFileSync(values.report, reportOf(runs, about))
  const faults = faultsOf(runs)
  for (const fault of faults) console.error(fault)
  return runs.length > 0 && faults.length === 0
}

let good = false
if (values.site) good = await measureAll(values.site)
else {
  const measured = await startMeasuredSite('lighthouse-site', {})
  try {
    good = await measureAll(measured.site.url)
  } finally {
    await measured.stop()
  }
}
process.exit(good ? 0 : 1)
