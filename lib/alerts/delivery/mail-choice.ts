import { z } from 'zod'

/** What a link in a mail lets its holder do; each choice has one that takes it back. */
export const MailChoice = z.enum(['stop', 'start', 'stop-all', 'start-all', 'pause', 'resume'])
export type MailChoice = z.infer<typeof MailChoice>

/** GET /api/alerts/unsubscribe?token=…: what the link is about, and how things stand. */
export const MailStanding = z.object({
  purpose: z.enum(['mail', 'pause']),
  /** Null for a mail of no alert in particular. */
  alert: z
    .object({
      name: z.string().nullable(),
      kind: z.enum(['alerts', 'seat-alerts']),
      mailed: z.boolean(),
      paused: z.boolean(),
    })
    .nullable(),
  /** False: no mail of any alert. */
  mail: z.boolean(),
})
export type MailStanding = z.infer<typeof MailStanding>
