import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PointsCell } from '../../../../../components/ui/seats/points-cell.tsx'
import type { TablePrice } from '../../../../../lib/availability/search-contract.ts'

const table: TablePrice = {
  points: 29_000,
  table: 'Qantas Classic Reward table',
  zone: 5,
  miles: 3_908,
  asOf: '2025-08-05',
  sources: ['https://www.qantas.com/points'],
  confidence: 'confirmed',
}

/** The cell's visible lines, without text only for screen readers. */
function linesOf(points: number | null, tablePoints: number | null, seats: number): string[] {
  const tablePrice = tablePoints === null ? null : { ...table, points: tablePoints }
  const markup = renderToStaticMarkup(<PointsCell row={{ points, tablePrice }} seats={seats} />)
  const seen = markup.replace(/<span class="sr-only">.*?<\/span>/g, '')
  return seen
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean)
}

describe('the points of a row', () => {
  it('take two lines at most if the table price is the same or unknown', () => {
    expect(linesOf(29_000, 29_000, 1)).toEqual(['29,000', 'reward price'])
    expect(linesOf(29_000, 29_000, 2)).toEqual(['29,000', '58,000 for 2'])
    expect(linesOf(29_000, null, 2)).toEqual(['29,000', '58,000 for 2'])
  })

  it('show the table price of a party if it differs, or if no points were seen', () => {
    expect(linesOf(31_000, 29_000, 2)).toEqual(['31,000', '62,000 for 2', 'usual 29,000'])
    expect(linesOf(null, 29_000, 2)).toEqual(['29,000', '58,000 for 2', 'official'])
    expect(linesOf(null, null, 2)).toEqual(['–'])
  })
})
