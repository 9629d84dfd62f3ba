import type { PageRecord } from './page.ts'

/** Alerts and seat alerts. */
export const alertPages = [] as const satisfies readonly PageRecord[]
