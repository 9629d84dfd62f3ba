import type { PlanSlug } from '../../core/plan.ts'

/** The largest file that is read, and the most seats taken from one file. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024
export const MAX_SEATS = 10_000
/** The most seats in one request. The limit on the body's size may make it fewer. */
export const SEATS_A_REQUEST = 100
/** The most routes a member's own seats may cover. */
export const MAX_ROUTES = 200

/** Seats a member may add in a day. */
export const seatsADay: Record<PlanSlug, number> = { free: 1_000, silver: 5_000, gold: 10_000 }
