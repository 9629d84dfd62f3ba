import type { PageRecord } from './page.ts'

/** Calculators and tools for Qantas Points. */
export const qantasToolPages = [] as const satisfies readonly PageRecord[]
