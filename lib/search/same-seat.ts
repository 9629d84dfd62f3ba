import type { Row } from '../availability/search-contract.ts'
import type { Program } from '../core/program.ts'

/** One flight's seat as both programs sell it. */
export type SameSeat = {
  id: string
  qantas: Row
  velocity: Row
  /** The program that asks fewer points; null when it can't be told or they ask the same. */
  fewerPoints: Program | null
}

/**
 * Pairs rows that both programs have: the same route, day, cabin and kind, with an airline in common. Where one names
 * no airline there is no telling that it is the same seat, so there is no pair.
 */
export function pairPrograms(rows: readonly Row[]): SameSeat[] {
  const velocity = new Map<string, Row>()
  for (const row of rows) if (row.program === 'velocity') velocity.set(getKey(row), row)
  return rows.flatMap((row) => {
    const other = row.program === 'qantas' ? velocity.get(getKey(row)) : undefined
    if (!other?.carriers.some((carrier) => row.carriers.includes(carrier))) return []
    return [{ id: getKey(row), qantas: row, velocity: other, fewerPoints: findCheaper(row, other) }]
  })
}

const getKey = ({ from, to, date, cabin, direct }: Row) => [from, to, date, cabin, direct].join(' ')

function findCheaper({ points: qantas }: Row, { points: velocity }: Row): Program | null {
  if (qantas === null || velocity === null || qantas === velocity) return null
  return qantas < velocity ? 'qantas' : 'velocity'
}
