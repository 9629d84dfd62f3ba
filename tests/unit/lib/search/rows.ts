import type { Row } from '../../../../lib/availability/search-contract.ts'

/** A row as in an answer; a test overrides what matters to it. */
export function rowOf(more: Partial<Row> = {}): Row {
  return {
    id: 'a',
    program: 'qantas',
    date: '2026-12-05',
    from: 'SYD',
    to: 'SIN',
    cabin: 'J',
    direct: true,
    carriers: ['QF'],
    stops: [],
    aircraft: [],
    flights: [],
    departs: null,
    arrives: null,
    minutes: null,
    seats: 2,
    points: 68_400,
    charges: null,
    fare: 'reward',
    value: null,
    tablePrice: null,
    missed: false,
    seenAt: '2026-11-19T22:00:00Z',
    source: 0,
    ...more,
  }
}
