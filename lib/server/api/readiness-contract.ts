import { z } from 'zod'

/** The answer of /api/health: this process answers. */
export const Liveness = z.object({ status: z.literal('ok') })
export type Liveness = z.infer<typeof Liveness>

/** The answer of /api/health/ready. */
export const Readiness = z.object({
  status: z.enum(['ready', 'loading']),
  now: z.iso.datetime(),
  /** Routes in this server's index, and documents of the database it could not take. */
  routes: z.int(),
  damaged: z.int(),
  /** The newest look at any route, and its age; null while there is none. */
  newestSeenAt: z.iso.datetime().nullable(),
  dataAgeSeconds: z.int().nullable(),
})
export type Readiness = z.infer<typeof Readiness>
