import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Instant } from '../../../core/clock.ts'

/**
 * What a link lets its holder do, without signing in. `mail`: choices about the mails of one alert; it never ends, since
 * an old mail must be good for unsubscribing, too. `pause`: the alert itself rests.
 */
const LinkClaim = z.strictObject({
  purpose: z.enum(['mail', 'pause']),
  uid: z.string().min(1).max(128),
  kind: z.enum(['alerts', 'seat-alerts']),
  /** The alert's place; null for a mail of none in particular. */
  id: z
    .string()
    .regex(/^[0-4][0-9]$/)
    .nullable(),
  /** Null: never. */
  expires: z.iso.datetime().nullable(),
})
export type LinkClaim = z.infer<typeof LinkClaim>

/** A claim as text for an address: what it says, and an HMAC over it. */
export function signLink(claim: LinkClaim, secret: string): string {
  const said = Buffer.from(JSON.stringify(LinkClaim.parse(claim))).toString('base64url')
  return `${said}.${signText(said, secret).toString('base64url')}`
}

/** The claim of a link, or null when it was not signed by us, was changed, is for something else, or has ended. */
export function readLink(text: string, secret: string, now: Instant): LinkClaim | null {
  const [said = '', mac = '', ...rest] = text.split('.')
  const given = Buffer.from(mac, 'base64url')
  const right = signText(said, secret)
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null
  const claim = LinkClaim.safeParse(JSON.parse(Buffer.from(said, 'base64url').toString()))
  if (!claim.success) return null
  return claim.data.expires !== null && claim.data.expires <= now ? null : claim.data
}

const signText = (said: string, secret: string) =>
  createHmac('sha256', secret).update(`pointsward link\n${said}`).digest()
