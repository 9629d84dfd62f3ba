import { describe, expect, test } from 'vitest'
import type { Cabin } from '../../../../../lib/core/cabin.ts'
import { priceJourney } from '../../../../../lib/programs/qantas/trip-price.ts'

/**
 * Points that Qantas itself answered from July to September 2026 (answers kept by github.com/avirichards/PointSnap and
 * github.com/jnpapas/qantas-seat-watch). No rule or table here was read from them. Two American Airlines fares via
 * Charlotte and Chicago, which no rule explains, are left out.
 */
const seen: [string, string, number][] = [
  ['QF SYD-MEL Y', '2026-09-06', 9_200],
  ['QF SYD-MEL J', '2026-09-06', 19_300],
  ['JQ SYD-AVV Y', '2026-09-06', 5_700],
  ['QF SYD-LAX Y', '2026-09-06', 48_200],
  ['EK SYD-DXB Y', '2026-09-05', 53_100],
  ['EK SYD-DXB W', '2026-09-05', 128_700],
  ['EK SYD-DXB F', '2026-09-05', 234_500],
  ['EK SYD-DXB Y, EK DXB-LHR Y', '2026-09-05', 69_900],
  ['EK BOS-DXB Y, EK DXB-SYD Y', '2026-09-10', 69_900],
  ['QF SYD-SIN Y, QF SIN-LHR Y', '2026-09-05', 63_500],
  ['QF SYD-SIN Y, BA SIN-LHR Y', '2026-09-05', 80_800],
  ['QF SYD-LAX Y, AA LAX-LHR Y', '2026-09-05', 63_500],
  ['QF SYD-LAX Y, BA LAX-LHR Y', '2026-09-05', 91_700],
  ['PR SYD-MNL W, PR MNL-LAX Y', '2026-09-06', 128_600],
  ['PR SYD-MNL W, PR MNL-LAX J', '2026-09-06', 213_800],
  ['BA JFK-LHR Y', '2026-09-06', 28_200],
  ['BA JFK-LHR W', '2026-09-06', 58_200],
  ['AA JFK-LHR Y', '2026-09-06', 23_300],
  ['IB JFK-MAD Y, IB MAD-LHR Y', '2026-09-06', 34_700],
  ['CX MEL-HKG Y, CX HKG-FRA Y', '2026-07-13', 76_100],
  ['CX SYD-HKG W, CX HKG-AMS W', '2026-07-13', 143_500],
  ['CX SYD-HKG J, CX HKG-MXP J', '2026-07-13', 182_900],
  ['CX MEL-HKG Y, AF HKG-CDG Y', '2026-07-13', 86_500],
  ['CX SYD-HKG W, AF HKG-CDG W', '2026-07-13', 169_000],
  ['CX SYD-HKG J, AF HKG-CDG J', '2026-07-13', 215_400],
]

describe('points Qantas answered in 2026', () => {
  test.each(seen)('%s on %s', (text, bookedOn, points) => {
    const segments = text.split(', ').map((flight) => {
      const [carrier = '', pair = '', cabin = ''] = flight.split(' ')
      const [from = '', to = ''] = pair.split('-')
      return { carrier, from, to, cabin: cabin as Cabin }
    })
    const price = priceJourney([segments], bookedOn)
    expect(price.status === 'published' ? price.points : price.reason).toBe(points)
  })
})
