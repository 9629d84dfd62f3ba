import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FacetCounts } from '../../../../lib/availability/summary.ts'

const words = ['QF', 'VA', 'SQ', 'EK'] as const

it('FacetCounts counts how often each value occurs, and sorts by count, then by name', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words)), (values) => {
      const tally = new FacetCounts<(typeof words)[number]>()
      for (const value of values) tally.add(value)
      const counts = words.map((value) => ({ value, rows: values.filter((one) => one === value).length }))
      expect(tally.listInOrder(words)).toEqual(counts)
      const seen = counts.filter(({ rows }) => rows > 0)
      expect(tally.byCount()).toEqual(seen.sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1)))
    }),
  )
})

it('FacetCounts counts true and false', () => {
  const tally = new FacetCounts<boolean>()
  for (const value of [true, false, true]) tally.add(value)
  expect(tally.listInOrder([true, false])).toEqual([
    { value: true, rows: 2 },
    { value: false, rows: 1 },
  ])
})
