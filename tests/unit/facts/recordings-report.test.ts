import { expect, test } from 'vitest'
import { type Comparison, renderReport } from '../../facts/recordings-report.ts'

const option: Comparison = {
  file: 'one.csv',
  bookedOn: '2023-11-19',
  kind: 'qantas: one airline, non-stop',
  path: 'QF SYD-SIN J',
  charged: 68_400,
  table: 68_400,
  unpriced: null,
  otherSearch: false,
}

test('counts agreement among priced options only, and names every difference', () => {
  const report = renderReport([
    option,
    option,
    { ...option, charged: 70_000 },
    { ...option, table: null, unpriced: 'The airport QQQ is not on the list.' },
  ])
  expect(report).toContain('| qantas: one airline, non-stop | 4 | 3 | 2 | 66.67 % |')
  expect(report).toContain('- 1 × QF SYD-SIN J: charged 70,000, tables say 68,400')
  expect(report).toContain('- 1 × The airport QQQ is not on the list.')
})

test('counts the price of another search separately from the differences', () => {
  const report = renderReport([option, { ...option, charged: 76_400, otherSearch: true }])
  expect(report).toContain('| qantas: one airline, non-stop | 2 | 2 | 1 | 50.00 % | 1 |')
  expect(report).not.toContain('charged 76,400')
})

test('says “None.” if there are no differences or unpriced options', () => {
  expect(renderReport([option]).match(/None\./g)).toHaveLength(2)
})
