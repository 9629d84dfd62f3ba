import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas } from '../../mutation/areas.ts'
import { type AreaResult, getScore, leastScore, parseReport, writeReport } from '../../mutation/report.ts'
import { isDrawn, listDeclarations } from '../../mutation/sample.ts'

const result: AreaResult = {
  ...{ name: 'billing', date: '2026-11-25', files: 9, oneIn: 1 },
  ...{ killed: 180, timeouts: 6, survived: 10, notCovered: 4, ignored: 30 },
}

describe('the report of changed rules', () => {
  const report = readFileSync('docs/mutation.md', 'utf8')

  it('is the same when written again from its figures', () => {
    expect(writeReport(parseReport(report))).toBe(report)
  })

  it('has the current areas, each with at least the lowest score', () => {
    const known = parseReport(report)
    expect(known.map(({ name, files, oneIn }) => ({ name, files, oneIn }))).toEqual(
      areas.map(({ name, files, oneIn }) => ({ name, files: files.length, oneIn })),
    )
    for (const area of known) expect(getScore(area), area.name).toBeGreaterThanOrEqual(leastScore)
  })

  it('can be parsed again after it is written', () => {
    const both = [result, { ...result, name: 'search query', oneIn: 4 }]
    expect(parseReport(writeReport(both))).toEqual(both)
  })

  it('names the areas not tried yet', () => {
    expect(writeReport([result])).toContain('\nNot tried yet: plan limits, alert matching,')
    expect(writeReport(areas.map(({ name }) => ({ ...result, name })))).not.toContain('Not tried yet')
  })

  it('counts timeouts as noticed and code that no test runs as missed, and rounds down', () => {
    expect(getScore(result)).toBe(93)
    expect(getScore({ ...result, killed: 2, timeouts: 0, survived: 1, notCovered: 0 })).toBe(66.6)
  })
})

describe('the sample of an area', () => {
  it('lists functions, classes and constants with their lines', () => {
    const text = [
      "import { a } from './a.ts'",
      'export type T = string',
      '/** What it does. */',
      'export function one() {',
      '  return a',
      '}',
      'const two = () => 2',
      'class Three {}',
    ].join('\n')
    expect(listDeclarations('x.ts', text)).toEqual([
      { name: 'one', first: 4, last: 6 },
      { name: 'two', first: 7, last: 7 },
      { name: 'Three', first: 8, last: 8 },
    ])
  })

  it('draws about one in four, by the name alone', () => {
    const names = Array.from({ length: 1_000 }, (_, at) => `lib/rules.ts rule${at}`)
    const drawn = names.filter((name) => isDrawn(name, 4))
    expect(drawn.length).toBeGreaterThan(200)
    expect(drawn.length).toBeLessThan(300)
    expect(drawn.filter((name) => isDrawn(name, 4))).toEqual(drawn)
  })
})
