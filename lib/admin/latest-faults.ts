import type { Failure, Ledger } from '../availability/coverage-ledger.ts'
import type { Instant } from '../core/clock.ts'
import { instantOf } from '../core/dates.ts'

export type LateFault = {
  source: string
  program: string
  route: string
  at: Instant
  fault: Failure['fault']
  days: string
}

/** Lists checks that failed and haven't succeeded since, newest first, at most `max`. */
export function latestFaults(ledgers: readonly Ledger[], max: number): LateFault[] {
  const faults = ledgers.flatMap(({ source, program, routes }) =>
    [...routes].flatMap(([route, { failures }]) =>
      failures.map(({ at, fault, start, end }) => ({
        at,
        row: { source: source.name, program, route, fault, days: formatDays(start, end) },
      })),
    ),
  )
  return faults
    .sort((a, b) => b.at - a.at)
    .slice(0, max)
    .map(({ at, row }) => ({ ...row, at: instantOf(at) }))
}

const formatDays = (start: string, end: string) => (start === end ? start : `${start} to ${end}`)
