import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCompileHints, compileHint } from '../../../../lib/server/compile-hints.ts'

let build = ''
const fileOf = (name: string) => join(build, 'static', 'chunks', name)
const read = (name: string) => readFileSync(fileOf(name), 'utf8')
const write = (name: string, text: string) => writeFileSync(fileOf(name), text)

/** Maps the first character to line 5 (counted from 0) of its source. */
const plainMap = { version: 3, file: 'a.js', sources: ['a.ts'], sourcesContent: [''], names: [], mappings: 'AAKA' }

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'hints-'))
  mkdirSync(join(build, 'static', 'chunks', 'deep'), { recursive: true })
})
afterEach(() => rmSync(build, { recursive: true }))

test('adds the hint once at the top of every script, even if run twice on a folder', async () => {
  write('a.js', 'a()\n')
  write('deep/b.js', 'b()\n')
  write('c.css', 'p{}')
  await addCompileHints(build)
  await addCompileHints(build)
  expect([read('a.js'), read('deep/b.js'), read('c.css')]).toEqual([
    `${compileHint}a()\n`,
    `${compileHint}b()\n`,
    'p{}',
  ])
})

test('shifts source maps so that they still point to the same source lines', async () => {
  write('a.js', 'a()\n')
  write('a.js.map', JSON.stringify(plainMap))
  write('b.js', 'b()\n')
  write('b.js.map', JSON.stringify({ version: 3, sections: [{ offset: { line: 0, column: 0 }, map: plainMap }] }))
  await addCompileHints(build)
  for (const name of ['a.js.map', 'b.js.map']) {
    const map = new SourceMap(JSON.parse(read(name)) as SourceMapPayload)
    expect(map.findEntry(1, 0)).toMatchObject({ originalSource: 'a.ts', originalLine: 5 })
    expect(map.findEntry(0, 0)).toEqual({})
  }
})
