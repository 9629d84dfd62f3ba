import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { type Area, areas } from './areas.ts'
import { type AreaResult, getScore, leastScore, parseReport, writeReport } from './report.ts'
import { listTried } from './sample.ts'

/**
 * `npm run mutate [area]…`: changes the rules of each area, one thing at a time, and prints which changes no unit test
 * notices. Results are kept in .local/mutation, and only repeated where the rule or a test has changed.
 */
const path = 'docs/mutation.md'
const names = process.argv.slice(2)
for (const name of names) {
  if (!areas.some((area) => area.name === name)) throw new Error(`There is no area ${name}.`)
}

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>

/** Everything that the tests of any area read. The rest is left out, to save copying it. */
const sandbox = ['!/lib', '!/*.json', '!/*.ts', '!/tests', '/tests/*', '!/tests/mutation', '!/tests/unit']

/** The test file at `path`, or all of a folder. */
function listTests(path: string): string[] {
  if (path.endsWith('.ts')) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${path}/${name}`)
}

async function tryArea(area: Area): Promise<Mutants> {
  process.env.MUTATION_TESTS = area.tests.flatMap((test) => listTests(`tests/unit/lib/${test}`)).join()
  process.env.MUTATION_EXAMPLES = String(area.examples)
  const kept = `.local/mutation/${area.name.replaceAll(' ', '-')}`
  const stryker = new Stryker({
    mutate: listTried(area),
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    buildCommand: 'tsx tests/mutation/bundle.ts',
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    ignorePatterns: ['/*', ...sandbox],
    tempDirName: `${kept}-sandbox`,
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    // Long, so that a test waiting for a processor doesn't count as one that never ends.
    timeoutMS: 60_000,
    concurrency: 1,
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    incremental: true,
    incrementalFile: `${kept}.json`,
  })
  return stryker.runMutationTest()
}

function toResult({ name, files, oneIn }: Area, mutants: Mutants): AreaResult {
  const count = (status: Mutants[number]['status']) => mutants.filter((mutant) => mutant.status === status).length
  return {
    ...{ name, date: new Date().toISOString().slice(0, 10), files: files.length, oneIn },
    ...{ killed: count('Killed'), timeouts: count('Timeout'), survived: count('Survived') },
    ...{ notCovered: count('NoCoverage'), ignored: count('Ignored') },
  }
}

function printMissed(mutants: Mutants): void {
  for (const { fileName, location, mutatorName, replacement, status } of mutants) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue
    const { line, column } = location.start
    console.log(`${status} ${fileName}:${line}:${column} ${mutatorName} → ${replacement?.slice(0, 100)}`)
  }
}

for (const area of areas.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const mutants = await tryArea(area)
  const result = toResult(area, mutants)
  printMissed(mutants)
  // Read again for each area, because another run may have written other areas meanwhile.
  const former = existsSync(path) ? parseReport(readFileSync(path, 'utf8')) : []
  const before = former.find(({ name }) => name === area.name)
  const score = getScore(result)
  console.log(`${area.name}: ${score} %${before ? `, before ${getScore(before)} %` : ''}`)
  if (score < leastScore || (before && score < getScore(before))) {
    process.exitCode = 1
    continue
  }
  const known = new Map([...former, result].map((one) => [one.name, one]))
  writeFileSync(path, writeReport(areas.flatMap(({ name }) => known.get(name) ?? [])))
}
