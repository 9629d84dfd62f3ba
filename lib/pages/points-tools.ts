import type { PageRecord } from './page.ts'

/** Tools that serve both programs, and the cards that feed them. */
export const pointsToolPages = [] as const satisfies readonly PageRecord[]
