import type { DestinationCell } from '../../availability/summary-contract.ts'
import type { Cabin } from '../../core/cabin.ts'
import { type Program, programs } from '../../core/program.ts'

/** Returns the URL that tells what seats from one place to a few others cost, in either program. */
export function firstPlacesAddress(from: string, places: readonly string[], cabin: Cabin): string {
  const params = { program: programs.join(','), from, to: places.join(','), cabins: cabin, seats: '1' }
  return `/api/search/summary?${new URLSearchParams(params)}`
}

/** Returns the fewest points to any of a place's airports, and the program; null when no seat states its points. */
export function fewestPoints(
  cells: readonly Pick<DestinationCell, 'to' | 'points' | 'program'>[],
  airports: readonly string[],
): { points: number; program: Program } | null {
  const known = cells.flatMap(({ to, points, program }) =>
    points !== null && airports.includes(to) ? [{ points, program }] : [],
  )
  return known.sort((a, b) => a.points - b.points)[0] ?? null
}
