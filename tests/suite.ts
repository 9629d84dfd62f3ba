import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../local/install.mjs'
import { requireChromium } from './browser-install.ts'

/** The whole suite, stage by stage, then one line of totals. A stage that ran no test counts as a failure. */
type Totals = { passed: number; failed: number }

const reports = join(root, '.local', 'reports')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** The parts of Vitest's and Playwright's JSON reports that are counted. */
const VitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() })
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

function run(command: string[], environment: Record<string, string> = {}): boolean {
  const [program = '', ...args] = command
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  return status === 0
}

function checks(): Totals {
  return run([process.execPath, '--import', 'tsx', 'tests/check/run.ts'])
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 }
}

function vitest(project: string): Totals {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ended = run([bin('vitest'), 'run', '--project', project, ...reporters])
  return count(report, ended, (json) => {
    const { numPassedTests, numFailedTests } = VitestReport.parse(json)
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

/** One project of the browser tests, so that a failure among those that run together leaves the others their run. */
function browser(project: 'together' | 'alone'): Totals {
  const report = join(reports, `e2e-${project}.json`)
  const chromium = requireChromium()
  const ended = run([bin('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts', '--project', project], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return count(report, ended, (json) => {
    const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(json).stats
    // A test that passed at the second try hides a race, and a skipped one hides everything.
    return { passed: expected, failed: unexpected + flaky + skipped }
  })
}

/** A stage's totals from its report; without one, or with a bad exit that no test explains, one failure more. */
function count(report: string, ended: boolean, read: (json: unknown) => Totals): Totals {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')))
  const unexplained = (!ended && failed === 0) || passed + failed === 0
  return { passed, failed: failed + (unexplained ? 1 : 0) }
}

function build(): Totals {
  const built = run([process.execPath, '--import', 'tsx', 'tests/build.ts'])
  return built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const stages: Record<string, () => Totals> = {
  check: checks,
  unit: () => vitest('unit'),
  contract: () => vitest('contract'),
  rules: () => vitest('rules'),
  build,
  functions: () => vitest('functions'),
  e2e: () => browser('together'),
  alone: () => browser('alone'),
}

function main(): number {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const asked = process.argv.slice(2)
  const chosen = Object.entries(stages).filter(([name]) => asked.length === 0 || asked.includes(name))
  const rows = chosen.map(([name, stage]) => {
    const began = performance.now()
    const totals = stage()
    return { name, ...totals, seconds: (performance.now() - began) / 1000 }
  })
  console.log()
  for (const { name, passed, failed, seconds } of rows) {
    console.log(`${name.padEnd(10)} ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`)
  }
  const passed = rows.reduce((total, row) => total + row.passed, 0)
  const failed = rows.reduce((total, row) => total + row.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

process.exit(main())
