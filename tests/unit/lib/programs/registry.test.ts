import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { programs } from '../../../../lib/core/program.ts'
import { IsoDate } from '../../../../lib/core/schemas.ts'
import { classicRewardTables } from '../../../../lib/programs/qantas/data/classic-reward-tables.ts'
import { allTables, tablesToReview } from '../../../../lib/programs/registry.ts'
import { velocityTables } from '../../../../lib/programs/velocity/data/reward-tables.ts'

const Registered = z.strictObject({
  program: z.enum(['network', 'cards', ...programs]),
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(5),
  file: z.string().refine((file) => existsSync(file), 'stands in the project'),
  asOf: IsoDate,
  confidence: z.enum(['official', 'confirmed', 'derived', 'weak', 'recalled']),
  sources: z.array(z.string().min(10)),
  current: z.boolean(),
  checkedOn: IsoDate,
  reviewOn: z.nullable(IsoDate),
  missing: z.array(z.string().min(5)),
})

test('every table has its own id, a date, sources and a confidence', () => {
  const tables = z.array(Registered).parse(allTables())
  expect(new Set(tables.map((table) => table.id)).size).toBe(tables.length)
})

test('no price table is left out', () => {
  const ids = allTables().map((table) => table.id)
  const prices = [...Object.values(classicRewardTables), ...velocityTables].map((table) => table.id)
  expect(ids).toEqual(expect.arrayContaining(prices))
})

/** Not a registered table: each row has its own date and sources. */
const datedByRow = 'lib/programs/qantas/data/earn-methods.ts'

test.each(programs)('no data file of %s is left out', (program) => {
  const folder = `lib/programs/${program}/data`
  const registered = new Set([datedByRow, ...allTables().map(({ file }) => file)])
  expect(readdirSync(folder).filter((file) => !registered.has(`${folder}/${file}`))).toEqual([])
})

/** Matches references that nobody can look up, such as public files by unknown authors: they are no source. */
const vague =
  /public (GitHub )?files?\b|name unknown|(author|name)\b[^']{0,20}\bnot known|\bhobby (author|planner|source)|without a source/i

test('every source is a web address, and a table without sources is only recalled', () => {
  for (const { id, sources, confidence } of allTables().filter((table) => table.id !== 'network')) {
    expect(
      sources.filter((source) => !/^https?:\/\//.test(source)),
      id,
    ).toEqual([])
    if (sources.every((source) => source.includes('was not seen'))) expect(confidence, id).toBe('recalled')
  }
})

test('no source of any figure is vague', () => {
  const files = execFileSync('git', ['ls-files', 'lib/**/data/**'], { encoding: 'utf8' }).trim().split('\n')
  const strings = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(['"])((?:(?!\1).)+)\1/g)])
  expect(strings.length).toBeGreaterThan(10_000)
  expect(strings.flatMap(([, , text = '']) => (vague.test(text) ? [text] : []))).toEqual([])
})

test('no source is a local file path', () => {
  for (const { sources } of allTables()) expect(sources.filter((source) => source.startsWith('/'))).toEqual([])
})

test('superseded tables are never due for review; current ones are from their review date', () => {
  const old = allTables().filter((table) => !table.current)
  expect(old.map((table) => table.id)).toContain('qantas-2019')
  expect(old.every((table) => table.reviewOn === null)).toBe(true)
  const due = (on: string) => tablesToReview(on).map((table) => table.id)
  expect(due('2026-11-20')).toEqual([])
  expect(due('2027-05-18')).not.toContain('qantas-2025')
  expect(due('2027-05-19')).toContain('qantas-2025')
  expect(due('2027-02-18')).toContain('velocity-qr-2026')
})
