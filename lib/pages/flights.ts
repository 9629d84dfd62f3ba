import type { PageRecord } from './page.ts'

/** Seat maps, amenities, loads. */
export const flightPages = [] as const satisfies readonly PageRecord[]
