import { z } from 'zod'

/** What a link in an email lets its holder do; every choice has one that reverses it. */
export const MailChoice = z.enum(['stop', 'start', 'stop-all', 'start-all', 'pause', 'resume'])
export type MailChoice = z.infer<typeof MailChoice>

/** GET /api/alerts/unsubscribe?token=…: what the link is about, and the current settings. */
export const MailLinkStatus = z.object({
  purpose: z.enum(['mail', 'pause']),
  /** Null for an email that isn't about a particular alert. */
  alert: z
    .object({
      name: z.string().nullable(),
      kind: z.enum(['alerts', 'seat-alerts']),
      mailed: z.boolean(),
      /** Whether any other channel is chosen. */
      elsewhere: z.boolean(),
      paused: z.boolean(),
    })
    .nullable(),
  /** False: the member gets no emails about any alert. */
  mail: z.boolean(),
})
export type MailLinkStatus = z.infer<typeof MailLinkStatus>
