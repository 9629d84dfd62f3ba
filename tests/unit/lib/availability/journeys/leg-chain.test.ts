import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getMinConnectionMinutes } from '../../../../../lib/availability/journeys/connections.ts'
import { earliestChain, type LegSeats } from '../../../../../lib/availability/journeys/oneworld.ts'
import type { SingleOffer } from '../../../../../lib/availability/journeys/single-offers.ts'

type Seat = LegSeats['days'][number]

const ends = ['SYD', 'SIN', 'LHR', 'JFK', 'NRT'] as const

/** A seat of leg number `at`, on day number `day`, with or without times. */
function seatOf(at: number, day: number, times: { departs: number; minutes: number } | null): Seat {
  const route = { from: ends[at] ?? 'SYD', to: ends[at + 1] ?? 'SYD' } as SingleOffer['route']
  const departs = times === null ? null : day * 1440 + times.departs
  const arrives = departs === null || times === null ? null : departs + times.minutes
  return { day, offer: { route, departs, arrives } as SingleOffer }
}

const times = fc.option(
  fc.record({ departs: fc.constantFrom(60, 600, 1_200), minutes: fc.constantFrom(120, 500, 1_300) }),
)
const legs = fc
  .array(
    fc.record({
      surface: fc.boolean(),
      stop: fc.constantFrom('stopover' as const, 'transit' as const),
      seats: fc.array(fc.record({ day: fc.integer({ min: 0, max: 6 }), times }), { maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) =>
    drawn.map(({ surface, stop, seats }, at): LegSeats => {
      const days = seats.map((seat) => seatOf(at, seat.day, seat.times)).sort((a, b) => a.day - b.day)
      return { surface, stop, days: surface ? [] : days }
    }),
  )

/** Whether a seat may follow another, given the legs between them, flown or not. */
function mayFollow(all: readonly LegSeats[], before: { at: number; seat: Seat }, at: number, seat: Seat): boolean {
  const { arrives, route } = before.seat.offer
  const landed = arrives === null ? before.seat.day + 1 : Math.floor(arrives / 1440)
  const previous = all[at - 1]
  if (previous?.surface || previous?.stop === 'stopover') return seat.day > landed
  const { departs } = seat.offer
  if (arrives === null || departs === null) return seat.day === landed || seat.day === landed + 1
  const wait = departs - arrives
  return wait >= getMinConnectionMinutes(route.from, seat.offer.route.from, seat.offer.route.to) && wait <= 1440
}

/** Every way to choose a seat for each flown leg, by trying all of them. */
function everyChain(all: readonly LegSeats[], at = 0, before: { at: number; seat: Seat } | null = null): Seat[][] {
  const leg = all[at]
  if (leg === undefined) return [[]]
  if (leg.surface) return everyChain(all, at + 1, before)
  return leg.days
    .filter((seat) => before === null || mayFollow(all, before, at, seat))
    .flatMap((seat) => everyChain(all, at + 1, { at, seat }).map((rest) => [seat, ...rest]))
}

describe('earliestChain', () => {
  it('returns a chain that works if there is one, starting no later than any other', () => {
    let found = 0
    fc.assert(
      fc.property(legs, (all) => {
        const chosen = earliestChain(all)
        const chains = everyChain(all)
        const flown = all.flatMap(({ surface }, at) => (surface ? [] : [chosen[at] ?? null]))
        expect(chosen.length).toBe(all.length)
        all.forEach(({ surface }, at) => {
          if (surface) expect(chosen[at]).toBeNull()
        })
        if (chains.length === 0) {
          expect(flown).toContain(null)
          return
        }
        expect(chains).toContainEqual(flown)
        const earliest = Math.min(...chains.map(([first]) => first?.day ?? 0))
        expect(flown[0]?.day ?? 0).toBe(earliest)
        found += flown.length > 1 ? 1 : 0
      }),
      { numRuns: 2_000 },
    )
    expect(found).toBeGreaterThan(0)
  })

  it('returns the longest beginning that works if no dates suit all legs', () => {
    fc.assert(
      fc.property(legs, (all) => {
        if (everyChain(all).length > 0) return
        const chosen = earliestChain(all)
        const gap = chosen.findIndex((one, at) => one === null && !all[at]?.surface)
        expect(chosen.slice(gap).every((one) => one === null)).toBe(true)
        const beginnings = all.map((_, at) => everyChain(all.slice(0, at + 1)).length > 0)
        expect(gap).toBe(beginnings.indexOf(false))
      }),
      { numRuns: 1_000 },
    )
  })
})
