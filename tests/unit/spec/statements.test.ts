import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { statements } from './statements.ts'

const all = statements()
const held = all.filter(({ file }) => file !== null)

/** The first string argument of every call, which includes the titles of tests, also after `each`. */
function namesIn(source: string): Set<string> {
  return new Set([...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/g)].map(([, , name = '']) => name))
}

it('has every statement of the specification in the table once', () => {
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 354 }, (_, at) => at + 1))
  expect(all.every(({ statement }) => statement !== '')).toBe(true)
})

it(`names an existing test for ${held.length} of ${all.length} statements`, () => {
  const sources = new Map<string, string>()
  const missing = held.filter(({ file, test }) => {
    const source = sources.get(file ?? '') ?? readFileSync(join(import.meta.dirname, '../..', file ?? ''), 'utf8')
    sources.set(file ?? '', source)
    return !namesIn(source).has(test ?? '')
  })
  expect(missing).toEqual([])
})

it('names both the file and the test of a statement, or neither', () => {
  expect(all.filter(({ file, test }) => (file === null) !== (test === null))).toEqual([])
})
