import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { statements } from './statements.ts'

const all = statements()
const held = all.filter(({ file }) => file !== null)

/** The first argument of every call: of a test, or of what an `each` gave. */
function namesIn(source: string): Set<string> {
  return new Set([...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/g)].map(([, , name = '']) => name))
}

it('every statement of the specification stands in the table once', () => {
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 354 }, (_, at) => at + 1))
  expect(all.every(({ statement }) => statement !== '')).toBe(true)
})

it(`${held.length} of ${all.length} statements are held by a test that is there`, () => {
  const sources = new Map<string, string>()
  const missing = held.filter(({ file, test }) => {
    const source = sources.get(file ?? '') ?? readFileSync(join(import.meta.dirname, '../..', file ?? ''), 'utf8')
    sources.set(file ?? '', source)
    return !namesIn(source).has(test ?? '')
  })
  expect(missing).toEqual([])
})

it('a statement without a test names neither file nor test', () => {
  expect(all.filter(({ file, test }) => (file === null) !== (test === null))).toEqual([])
})
