import { z } from 'zod'

/** Whether a member has signed in at seats.aero with an account of their own. `ended`: it must be done again. */
export const ConnectionStatus = z.object({
  /** False: this site offers no such sign-in. */
  configured: z.boolean(),
  state: z.enum(['none', 'connected', 'ended']),
  since: z.iso.datetime().nullable(),
})
export type ConnectionStatus = z.infer<typeof ConnectionStatus>

/** Where the member says yes. */
export const ConnectionStart = z.object({ url: z.url({ protocol: /^https?$/ }) })
export type ConnectionStart = z.infer<typeof ConnectionStart>
