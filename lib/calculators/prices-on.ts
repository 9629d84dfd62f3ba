import type { LocalDate } from '../core/clock.ts'

/** The booking date prerendered pages price by: the day the tables were last held against their sources. */
export const pricesOn: LocalDate = '2026-11-20'
