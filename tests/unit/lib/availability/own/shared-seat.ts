import type { OwnSeat } from '../../../../../lib/availability/own/own-seats.ts'

export const sharedNow = '2026-11-20T01:00:00.000Z'
export const hoursBefore = (hours: number, from = sharedNow) =>
  new Date(Date.parse(from) - hours * 3_600_000).toISOString()

/** A seat that could be shared: QF1 to Singapore at its published price, seen an hour ago. */
export const sharedSeat = (change: Partial<OwnSeat> = {}): OwnSeat => {
  const date = change.date ?? '2027-03-02'
  const flown = { carrier: 'QF', flight: 'QF1', aircraft: null, cabin: change.cabin ?? ('J' as const) }
  return {
    ...{ program: 'qantas', from: 'SYD', to: 'SIN', date, cabin: 'J', seats: 2, points: 82_100 },
    ...{ charges: { minor: 29_050, currency: 'AUD' }, carriers: ['QF'], direct: true, fare: 'reward' },
    sectors: [
      { from: 'SYD', to: 'SIN', departs: `${date}T16:10`, arrives: `${date}T21:15`, bookingClass: null, ...flown },
    ],
    seenAt: hoursBefore(1),
    ...change,
  }
}
