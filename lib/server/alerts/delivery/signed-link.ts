import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { AlertIdentity } from '../../../alerts/alert.ts'
import type { Instant } from '../../../core/clock.ts'
import { isSecret } from '../../secrets.ts'

/**
 * What a link lets its holder do without signing in. `mail`: choices about the mails of one alert; it never expires,
 * because unsubscribing must work from old mails too. `pause`: pausing or resuming the alert itself.
 */
const LinkClaim = z.strictObject({
  purpose: z.enum(['mail', 'pause']),
  uid: z.string().min(1).max(128),
  kind: z.enum(['alerts', 'seat-alerts']),
  /** The alert's id; null for a mail about no particular alert. */
  id: z
    .string()
    .regex(/^[0-4][0-9]$/)
    .nullable(),
  /** The alert's identity: another alert at the same place isn't meant. */
  identity: z.optional(AlertIdentity),
  /** When the link expires; null for never. */
  expires: z.iso.datetime().nullable(),
})
export type LinkClaim = z.infer<typeof LinkClaim>

/** Returns a claim as text for a URL: its content and an HMAC of it. */
export function signLink(claim: LinkClaim, secret: string): string {
  const payload = Buffer.from(JSON.stringify(LinkClaim.parse(claim))).toString('base64url')
  return `${payload}.${signText(payload, secret)}`
}

/**
 * Returns the claim in a link; null if we didn't sign it, it was changed, it isn't a valid claim, or it has expired.
 */
export function readLink(text: string, secret: string, now: Instant): LinkClaim | null {
  const [payload = '', mac = '', ...rest] = text.split('.')
  if (rest.length > 0 || !isSecret(mac, signText(payload, secret))) return null
  const claim = LinkClaim.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!claim.success) return null
  return claim.data.expires !== null && claim.data.expires <= now ? null : claim.data
}

const signText = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`pointsward link\n${payload}`).digest('base64url')
