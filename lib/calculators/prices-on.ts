import type { LocalDate } from '../core/clock.ts'

/** The booking date for prices on prerendered pages: the day the tables were last checked against their sources. */
export const pricesOn: LocalDate = '2026-11-20'
