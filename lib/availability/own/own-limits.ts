import type { PlanSlug } from '../../core/plan.ts'

/** The largest file that is read, and the most seats taken of one. */
export const MOST_BYTES = 50 * 1024 * 1024
export const MOST_SEATS = 10_000
/** Seats of one request; what a body may weigh ends it earlier. */
export const SEATS_A_REQUEST = 100
/** Routes a member's own seats may be of. */
export const MOST_ROUTES = 200

/** Seats a member may bring in a day. */
export const seatsADay: Record<PlanSlug, number> = { free: 1_000, silver: 5_000, gold: 10_000 }
