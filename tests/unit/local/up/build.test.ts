import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashSources, isMade, type Made, noteMade } from '../../../../local/up/build.ts'

const site: Made = { name: 'site', output: 'out/index.js', sources: ['app', 'config.ts'], except: 'app/made' }
let folder: string
const at = (path: string) => join(folder, path)
const isMadeNow = () => isMade(folder, site, hashSources(folder, site))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-'))
  for (const path of ['app/made', 'out']) mkdirSync(at(path), { recursive: true })
  writeFileSync(at('app/page.ts'), 'a page')
  writeFileSync(at('config.ts'), 'a setting')
  expect(isMadeNow()).toBe(false)
  writeFileSync(at('out/index.js'), 'a bundle')
  noteMade(folder, site, hashSources(folder, site))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is up to date while its sources have the same content, apart from files that the build writes', () => {
  expect(isMadeNow()).toBe(true)
  utimesSync(at('app/page.ts'), 1, 1)
  writeFileSync(at('app/made/archive'), 'by the build')
  expect(isMadeNow()).toBe(true)
})

it.each([
  ['a source changed', () => writeFileSync(at('app/page.ts'), 'another page')],
  ['a source moved', () => renameSync(at('app/page.ts'), at('app/other.ts'))],
  ['a source came', () => writeFileSync(at('app/more.ts'), '')],
  ['a source went', () => rmSync(at('config.ts'))],
  ['the output went', () => rmSync(at('out/index.js'))],
  ['another command made the output anew', () => utimesSync(at('out/index.js'), 1, 1)],
])('is out of date when %s', (_what, change) => {
  change()
  expect(isMadeNow()).toBe(false)
})
