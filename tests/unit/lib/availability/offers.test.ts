import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getItineraryKey } from '../../../../lib/availability/itinerary.ts'
import { seatsOfRank } from '../../../../lib/availability/leg.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { type Offer, seatRank, summariseSnapshot, sureSeats } from '../../../../lib/availability/offers.ts'
import { mergeSnapshot } from '../../../../lib/availability/snapshot.ts'
import { wideObservation } from './wide-arbitrary.ts'

/** Observations of one day and cabin, half of them of one itinerary in one second, so that it has several offers. */
const seen = fc
  .array(wideObservation, { minLength: 1, maxLength: 25, size: 'max' })
  .map((all) =>
    all.map((one, at) => ({ ...one, ...sameDay(all[0]), ...(at % 2 === 0 ? isSameItinerary(all[0]) : {}) })),
  )

function sameDay(first: Observation | undefined) {
  const { program, from, to, date, cabin } = first ?? ({} as Observation)
  return { program, from, to, date, cabin, sectors: null }
}

function isSameItinerary(first: Observation | undefined) {
  const { carriers, direct, source, fare, seenAt } = first ?? ({} as Observation)
  return { carriers, direct, source, fare, seenAt } as Observation
}

const seats = fc.constantFrom(null, 1, 2, 3, 4, 5, 6, 7, 8, 9)

/** The cheapest price for a party on one itinerary within a budget. */
function cheapest(offers: readonly Offer[], itinerary: string, party: number, budget: number): number | null {
  const fitting = offers.filter(
    (offer) =>
      getItineraryKey(offer.itinerary) === itinerary &&
      sureSeats(offer.seats) >= party &&
      (budget === Infinity || (offer.charges?.currency === 'AUD' && offer.charges.minor <= budget)),
  )
  const found = fitting.filter(({ missed }) => !missed)
  const prices = (found.length > 0 ? found : fitting).map(({ points }) => points ?? Infinity)
  return prices.length === 0 ? null : Math.min(...prices)
}

/** Whether no query would prefer the second of two offers of a cell, sorted as they are there. */
function beats(first: Offer, second: Offer): boolean {
  const like = ({ direct, fare, source, itinerary }: Offer) =>
    `${direct} ${fare} ${source.kind} ${getItineraryKey(itinerary)}`
  const aud = ({ charges }: Offer) => (charges?.currency === 'AUD' ? charges.minor : Infinity)
  const isNoDearer = (first.points ?? Infinity) <= (second.points ?? Infinity) && aud(first) <= aud(second)
  // Charges that are not stated may be estimated later, at less than others state.
  const mayBeLess = second.charges === null && first.charges !== null
  return like(first) === like(second) && isNoDearer && !mayBeLess && seatRank(first.seats) >= seatRank(second.seats)
}

describe('the offers of a cell', () => {
  it('do not include one that an earlier one beats for every query', () => {
    let dropped = 0
    fc.assert(
      fc.property(seen, (all) => {
        const snapshot = mergeSnapshot(undefined, all)
        const { offers } = summariseSnapshot(snapshot)
        const beaten = offers.filter((offer, at) => offers.slice(0, at).some((earlier) => beats(earlier, offer)))
        expect(beaten).toEqual([])
        dropped += snapshot.options.length - offers.length
      }),
    )
    expect(dropped).toBeGreaterThan(0)
  })

  it('give every party and budget the same price on every itinerary as all options would', () => {
    fc.assert(
      fc.property(
        seen,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(Infinity, 9_000, 15_000),
        (all, party, budget) => {
          const snapshot = mergeSnapshot(undefined, all)
          const { offers } = summariseSnapshot(snapshot)
          // An option alone in a cell is always kept, so these are all of them.
          const whole = snapshot.options.flatMap(
            (option) => summariseSnapshot({ ...snapshot, options: [option] }).offers,
          )
          for (const itinerary of new Set(whole.map((offer) => getItineraryKey(offer.itinerary)))) {
            expect(cheapest(offers, itinerary, party, budget)).toBe(cheapest(whole, itinerary, party, budget))
          }
        },
      ),
    )
  })

  it('are sorted direct first, then found before missed, then by points', () => {
    fc.assert(
      fc.property(seen, (all) => {
        const { offers } = summariseSnapshot(mergeSnapshot(undefined, all))
        const words = offers.map(({ direct, missed, points }) => [direct ? 0 : 1, missed ? 1 : 0, points ?? Infinity])
        expect(words).toEqual(words.toSorted((a, b) => a.reduce((sum, one, at) => sum || one - (b[at] ?? 0) || 0, 0)))
      }),
    )
  })

  it('are the same for any order of the observations', () => {
    fc.assert(
      fc.property(seen, (all) => {
        expect(summariseSnapshot(mergeSnapshot(undefined, all.toReversed()))).toEqual(
          summariseSnapshot(mergeSnapshot(undefined, all)),
        )
      }),
    )
  })
})

describe('seats', () => {
  it('rank by their certain number, known before unknown, and convert back from their rank', () => {
    fc.assert(
      fc.property(seats, seats, (a, b) => {
        if (sureSeats(a) > sureSeats(b)) expect(seatRank(a)).toBeGreaterThan(seatRank(b))
        expect(seatsOfRank(seatRank(a))).toBe(a)
      }),
    )
    expect(seatRank(1)).toBeGreaterThan(seatRank(null))
    expect(seatRank(2)).toBeGreaterThan(seatRank(1))
  })
})
