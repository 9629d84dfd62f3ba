import type { LaneOffer, LaneState } from '../availability/delta.ts'

/** Above every number of points: a ceiling that nothing reaches, and the price of points that are not known. */
export const NO_CEILING = 0xfffffffe
const NO_SEATS = 0xffffffff

/**
 * The fewest points for 1 to 9 seats in a lane, at their number; `NO_CEILING` when they are not known, more when there
 * are no such seats. So a party can travel within a ceiling when its number is not above it.
 */
export function cheapestBySeats(lane: Pick<LaneState, 'offers'> | null): Uint32Array {
  const points = new Uint32Array(10).fill(NO_SEATS)
  for (const offer of lane?.offers ?? []) {
    for (let seats = 1; seats <= offer.seats; seats += 1) {
      points[seats] = Math.min(points[seats] ?? NO_SEATS, offer.points ?? NO_CEILING)
    }
  }
  return points
}

/** Whether a lane has an offer for so many seats within both ceilings. Charges are AUD cents. */
export function isWithin(offers: readonly LaneOffer[], seats: number, maxPoints: number, maxCharges: number): boolean {
  return offers.some(
    (offer) =>
      offer.seats >= seats && (offer.points ?? NO_CEILING) <= maxPoints && (offer.charges ?? NO_CEILING) <= maxCharges,
  )
}
