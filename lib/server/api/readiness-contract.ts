import { z } from 'zod'

/** The answer of /api/health: this process is running. */
export const Liveness = z.object({ status: z.literal('ok') })
export type Liveness = z.infer<typeof Liveness>

/** The answer of /api/health/ready. */
export const Readiness = z.object({
  status: z.enum(['ready', 'loading']),
  now: z.iso.datetime(),
  /** Routes in this server's index, and database documents it could not load. */
  routes: z.int(),
  damaged: z.int(),
  /** The latest check of any route, and its age; null if there is none. */
  newestSeenAt: z.iso.datetime().nullable(),
  dataAgeSeconds: z.int().nullable(),
})
export type Readiness = z.infer<typeof Readiness>
