import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../local/install.mjs'
import { requireChromium } from './browser-install.ts'
import { readPlaywright, readVitest, type Totals } from './test-reports.ts'

/** Takes a piece of a stage's output. */
type Print = (text: string) => void

/** The totals of a stage that counts as one test. */
const fine: Totals = { passed: 1, failed: 0, broken: [] }
const bad: Totals = { passed: 0, failed: 1, broken: [] }

const reports = join(root, '.local', 'reports')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** Runs a program and passes its output to `print`. @returns whether it exited with 0 */
function run(command: string[], print: Print, environment: Record<string, string> = {}): Promise<boolean> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  return new Promise((resolve) => {
    child.once('error', (error) => print(String(error)))
    child.once('close', (status) => resolve(status === 0))
  })
}

async function checks(print: Print): Promise<Totals> {
  const good = await run([process.execPath, '--import', 'tsx', 'tests/check/run.ts'], print)
  return good ? fine : bad
}

type Project = 'unit' | 'unit-replacing' | 'functions' | 'functions-long' | 'contract' | 'long' | 'rules'

async function vitest(print: Print, ...projects: readonly Project[]): Promise<Totals> {
  const report = join(reports, `${projects[0]}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const ended = await run([bin('vitest'), 'run', ...chosen, ...reporters], print)
  return count(report, ended, readVitest)
}

async function browser(print: Print, name: string, ...args: string[]): Promise<Totals> {
  const report = join(reports, `${name}.json`)
  const ended = await run([bin('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts', ...args], print, {
    CHROMIUM_PATH: requireChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return count(report, ended, readPlaywright)
}

/** A stage's totals from its report; one failure more without a report, or for a bad exit that no test explains. */
function count(report: string, ended: boolean, read: (json: unknown) => Totals): Totals {
  if (!existsSync(report)) return bad
  const { passed, failed, broken } = read(JSON.parse(readFileSync(report, 'utf8')))
  const unexplained = (!ended && failed === 0) || passed + failed === 0
  return { passed, failed: failed + (unexplained ? 1 : 0), broken }
}

/** Compares with Google's emulator if installed: the same cases every time, fewer than in `npm run judge`. */
async function judge(print: Print): Promise<Totals> {
  const program = 'packages/firestore-local/judge/run.ts'
  const judged = await run([process.execPath, '--import', 'tsx', program, '--cases', '6000', '--seed', '1'], print)
  return judged ? fine : bad
}

async function build(print: Print): Promise<Totals> {
  const built = await run([process.execPath, '--import', 'tsx', 'tests/build.ts'], print)
  return built ? fine : bad
}

const stages = {
  check: checks,
  unit: (print) => vitest(print, 'unit', 'unit-replacing'),
  functions: (print) => vitest(print, 'functions'),
  'functions-long': (print) => vitest(print, 'functions-long'),
  contract: (print) => vitest(print, 'contract'),
  long: (print) => vitest(print, 'long'),
  build,
  judge,
  rules: (print) => vitest(print, 'rules'),
  daily: (print) => browser(print, 'daily', '--project', 'daily', '--project', 'daily-alone'),
  // A separate stage, so that these tests run even if some of `together` fail.
  e2e: (print) => browser(print, 'e2e', '--project', 'together'),
  alone: (print) => browser(print, 'alone', '--project', 'alone'),
} satisfies Record<string, (print: Print) => Promise<Totals>>

type Stage = keyof typeof stages

/** Rounds run one after another; the lanes of a round run in parallel, and the stages of a lane in sequence. */
type Rounds = Stage[][][]

/** What `npm test` runs by default: it takes less than half the time of all tests (decision 0027). */
const usual: Rounds = [
  [
    ['check', 'unit', 'rules'],
    ['contract', 'functions', 'build'],
  ],
  [['daily']],
]

/** Every test; the daily ones are part of e2e and alone. */
const whole: Rounds = [
  [
    ['check', 'unit', 'functions', 'functions-long'],
    ['contract', 'long', 'build', 'rules', 'judge'],
  ],
  [['e2e', 'alone']],
]

type Row = Totals & { name: Stage; seconds: number }

/** @returns one row per stage. With several lanes, a stage's output is printed when it ends, to keep it together. */
async function runLane(lane: Stage[], single: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of lane) {
    const began = performance.now()
    console.log(`${name} …`)
    const held: string[] = []
    const totals = await stages[name]((text) => (single ? process.stdout.write(text) : held.push(text)))
    process.stdout.write(held.join(''))
    rows.push({ name, ...totals, seconds: (performance.now() - began) / 1000 })
  }
  return rows
}

/** The rounds to run: of those stages only, if any are named. @throws RangeError for a stage that is not among them. */
function requestedRounds(): Rounds {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { whole: { type: 'boolean' } } })
  const rounds = values.whole ? whole : usual
  const known: string[] = rounds.flat(2)
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new RangeError(`No stage ${unknown.join(', ')} here: ${known.join(', ')}`)
  if (positionals.length === 0) return rounds
  return rounds.map((lanes) => lanes.map((lane) => lane.filter((name) => positionals.includes(name))))
}

/** Prints stage by stage, then one line of totals. A stage that ran no test counts as a failure. */
async function main(): Promise<number> {
  const rounds = requestedRounds()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  // Installed before two lanes could try to at the same time: the contract tests use it as well.
  requireChromium()
  const rows: Row[] = []
  for (const lanes of rounds)
    rows.push(...(await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))).flat())
  // Repeated at the end, so that they are easy to find.
  for (const { name, broken } of rows) for (const test of broken) console.log(`${name} failed: ${test}`)
  console.log()
  for (const { name, passed, failed, seconds } of rows) {
    console.log(`${name.padEnd(15)} ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`)
  }
  const passed = rows.reduce((total, row) => total + row.passed, 0)
  const failed = rows.reduce((total, row) => total + row.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

process.exit(await main())
