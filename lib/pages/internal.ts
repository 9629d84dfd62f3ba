import type { PageRecord } from './page.ts'

/** Pages for the team: never indexed, in no menu. */
export const internalPages = [] as const satisfies readonly PageRecord[]
