import { z } from 'zod'

/**
 * The message sent to a browser that asked for alerts. The service worker (public/sw.js) checks the same shape by hand,
 * because it can't load a library.
 */
export const PushMessage = z.strictObject({
  title: z.string().min(1).max(120),
  body: z.string().min(1).max(500),
  /** Where a click leads: a path on this site. */
  path: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/),
  /** A later message with the same tag replaces an earlier one. */
  tag: z.string().min(1).max(64).optional(),
})
export type PushMessage = z.infer<typeof PushMessage>
