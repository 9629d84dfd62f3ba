import { expect, it } from 'vitest'
import { drawOpening } from '../../../../../lib/content/home/opening-chart.ts'

it('draws no seats until the day of the opening, and seats from then to today', () => {
  const chart = drawOpening('2026-02-27', '2026-03-01')
  expect(chart.days).toHaveLength(8)
  expect([chart.days[0], chart.days.at(-1)]).toEqual(['2026-02-22', '2026-03-01'])
  expect(chart.openedAt).toBe(62.5)
  expect(chart.line).toBe('M0 96H62.5V12H100')
  expect(drawOpening('2026-03-01', '2026-03-01').openedAt).toBe(87.5)
  // A day earlier than those shown: the seats were there all along.
  expect(drawOpening('2026-02-01', '2026-03-01').openedAt).toBe(0)
})
