import type { PageRecord } from './page.ts'

/** Calculators and tools for Velocity Points. */
export const velocityToolPages = [] as const satisfies readonly PageRecord[]
