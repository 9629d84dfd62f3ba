import { z } from 'zod'

/** Whether a member has signed in to their own seats.aero account. `ended`: they must sign in again. */
export const ConnectionStatus = z.object({
  /** False: this site doesn't offer that sign-in. */
  configured: z.boolean(),
  state: z.enum(['none', 'connected', 'ended']),
  since: z.iso.datetime().nullable(),
})
export type ConnectionStatus = z.infer<typeof ConnectionStatus>

/** The URL where the member gives consent. */
export const ConnectionStart = z.object({ url: z.url({ protocol: /^https?$/ }) })
export type ConnectionStart = z.infer<typeof ConnectionStart>
