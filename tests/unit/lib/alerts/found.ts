import type { FoundSeats } from '../../../../lib/alerts/alert.ts'

/** Two business seats from Sydney to Singapore, from sample data. */
export function foundWith(change: Partial<FoundSeats> = {}): FoundSeats {
  return {
    program: 'qantas',
    from: 'SYD',
    to: 'SIN',
    date: '2027-03-30',
    cabin: 'J',
    direct: true,
    seats: 2,
    points: 82_000,
    charges: 23_100,
    carriers: ['QF'],
    source: { kind: 'sample', name: 'Sample' },
    seenAt: '2026-11-23T22:00:00.000Z',
    why: 'seats',
    before: null,
    other: null,
    ...change,
  } as FoundSeats
}
