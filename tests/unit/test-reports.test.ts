import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../local/install.mjs'
import { readPlaywright, readVitest } from '../test-reports.ts'

describe('a report of Vitest', () => {
  test('names failed tests with their file and the reason, and a file that could not be loaded', () => {
    const file = (name: string, status: string, tests: [string, string][]) => ({
      name: join(root, name),
      status,
      assertionResults: tests.map(([fullName, outcome]) => ({
        fullName,
        status: outcome,
        failureMessages: outcome === 'failed' ? ['AssertionError: expected 2 to be 3'] : [],
      })),
    })
    const testResults = [
      file('tests/a.test.ts', 'failed', [
        ['adds', 'passed'],
        ['takes away', 'failed'],
      ]),
      file('tests/b.test.ts', 'failed', []),
      file('tests/c.test.ts', 'passed', [['divides', 'passed']]),
    ]
    expect(readVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 1,
      broken: ['tests/a.test.ts takes away\nAssertionError: expected 2 to be 3', 'tests/b.test.ts'],
    })
  })
})

describe('a report of Playwright', () => {
  test('counts flaky and skipped tests as failed, and names failed tests in nested suites', () => {
    const errors = [{ message: '\u001b[31mTimeout\u001b[39m of 45000 ms' }]
    const spec = (title: string, ok: boolean) => ({
      ...{ title, ok, file: 'a.spec.ts', line: 7 },
      tests: [{ results: [{ errors: ok ? [] : errors }] }],
    })
    const inner = { specs: [spec('closes', false)] }
    const suites = [{ specs: [spec('opens', true)], suites: [inner] }]
    expect(readPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 }, suites })).toEqual({
      passed: 1,
      failed: 3,
      broken: ['a.spec.ts:7 closes\nTimeout of 45000 ms'],
    })
  })
})
