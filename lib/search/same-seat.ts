import type { Row } from '../availability/search-contract.ts'
import type { Program } from '../core/program.ts'

/** The same seat as each of the two programs sells it. */
export type SameSeat = {
  id: string
  qantas: Row
  velocity: Row
  /** The program that asks for fewer points; null when either price is unknown or both are the same. */
  fewerPoints: Program | null
}

/**
 * Pairs rows that both programs have: the same route, day, cabin and kind (direct or connecting), with an airline in
 * common. If one of them names no airline, it is not known to be the same seat, so they are not paired.
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
