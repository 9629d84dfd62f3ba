import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../local/install.mjs'

/** The result of a suite stage; `broken` names each test that failed, with the reason if its report gives one. */
export type Totals = { passed: number; failed: number; broken: string[] }

/** How many characters of a failure are shown with the test's name: the first lines of a diff. */
const REASON_LENGTH = 600

/** @returns the name of a failed test and the start of its first failure. */
function withReason(test: string, messages: readonly string[]): string {
  const [reason = ''] = messages
  return reason === '' ? test : `${test}\n${stripVTControlCharacters(reason).slice(0, REASON_LENGTH)}`
}

/** The parts of Vitest's JSON report that are read. */
const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
})

export function readVitest(json: unknown): Totals {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(json)
  const broken = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => withReason(`${file} ${test.fullName}`, test.failureMessages))
    // A file that could not even be loaded has no tests to name.
    return failed.length === 0 && status === 'failed' ? [file] : failed
  })
  return { passed: numPassedTests, failed: numFailedTests, broken }
}

/** Suites contain specs and other suites. */
const Suite = z.object({
  specs: z.array(
    z.object({
      ok: z.boolean(),
      title: z.string(),
      file: z.string(),
      line: z.int(),
      tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })) })),
    }),
  ),
  get suites() {
    return z.array(Suite).optional()
  },
})
type Suite = z.infer<typeof Suite>

/** The parts of Playwright's JSON report that are read. */
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(Suite),
})

/** A test that passed only on the second try hides a race, and a skipped one hides anything: both count as failed. */
export function readPlaywright(json: unknown): Totals {
  const { stats, suites } = PlaywrightReport.parse(json)
  const broken = suites.flatMap(brokenOf)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, broken }
}

function brokenOf({ specs, suites = [] }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return withReason(
        `${file}:${line} ${title}`,
        errors.map(({ message }) => message),
      )
    })
  return [...own, ...suites.flatMap(brokenOf)]
}
