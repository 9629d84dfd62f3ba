import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { IsoDate } from '../../../../lib/core/schemas.ts'
import { classicRewardTables } from '../../../../lib/programs/qantas/data/classic-reward-tables.ts'
import { allTables, tablesToReview } from '../../../../lib/programs/registry.ts'
import { velocityTables } from '../../../../lib/programs/velocity/data/reward-tables.ts'

const Registered = z.strictObject({
  program: z.enum(['network', 'cards', 'qantas', 'velocity']),
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(5),
  file: z.string().refine((file) => existsSync(file), 'stands in the project'),
  asOf: IsoDate,
  confidence: z.enum(['confirmed', 'derived', 'weak', 'recalled']),
  sources: z.array(z.string().min(10)).min(1),
  current: z.boolean(),
  checkedOn: IsoDate,
  reviewOn: IsoDate.nullable(),
  missing: z.array(z.string().min(5)),
})

test('every table has an id of its own, a date, sources and a confidence', () => {
  const tables = z.array(Registered).parse(allTables())
  expect(new Set(tables.map((table) => table.id)).size).toBe(tables.length)
})

test('no price table is left out', () => {
  const ids = allTables().map((table) => table.id)
  const prices = [...Object.values(classicRewardTables), ...velocityTables].map((table) => table.id)
  expect(ids).toEqual(expect.arrayContaining(prices))
})

test('a table names no machine it was made on', () => {
  for (const { sources } of allTables()) expect(sources.filter((source) => source.startsWith('/'))).toEqual([])
})

test('superseded tables are never due, current ones are from their review date on', () => {
  const old = allTables().filter((table) => !table.current)
  expect(old.map((table) => table.id)).toContain('qantas-2019')
  expect(old.every((table) => table.reviewOn === null)).toBe(true)
  const due = (on: string) => tablesToReview(on).map((table) => table.id)
  expect(due('2026-11-20')).toEqual([])
  expect(due('2027-05-18')).not.toContain('qantas-2025')
  expect(due('2027-05-19')).toContain('qantas-2025')
  expect(due('2027-02-18')).toContain('velocity-qr-2026')
})
