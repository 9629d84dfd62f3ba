import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import type { RevokeFeedsAnswer } from '../../../alerts/delivery/channels.ts'
import type { Instant } from '../../../core/clock.ts'
import { changeChannels, readChannels } from './channel-store.ts'

/**
 * Revokes a member's feed addresses, and creates new ones if `renew` is set. The secret is returned here once; only its
 * digest is stored. The secret has 256 random bits, so the digest needs no salt.
 */
export async function replaceFeeds(
  db: Firestore,
  uid: string,
  { renew, siteUrl, now }: { renew: boolean; siteUrl: string; now: Instant },
): Promise<RevokeFeedsAnswer> {
  const secret = randomBytes(32).toString('base64url')
  const feed = renew ? { hash: hashSecret(secret).toString('hex'), madeAt: now } : null
  const kept = await changeChannels(db, uid, (channels) => ({ ...channels, feed }))
  if (kept === null || !renew) return { feeds: null }
  const address = (file: string) => new URL(`/api/alerts/feeds/${file}?key=${uid}.${secret}`, siteUrl).href
  return { feeds: { calendar: address('calendar.ics'), atom: address('alerts.atom') } }
}

/** Returns the member whose feeds a key opens; null if the key is wrong or was revoked. */
export async function findFeedOwner(db: Firestore, key: string): Promise<string | null> {
  const [, uid, secret] = /^([A-Za-z0-9]{1,128})\.([\w-]{43})$/.exec(key) ?? []
  if (uid === undefined || secret === undefined) return null
  const { feed } = await readChannels(db, uid)
  // Compared in constant time, whether there is a feed or not, so that timing reveals nothing about the key.
  const kept = Buffer.from(feed?.hash ?? '0'.repeat(64), 'hex')
  const isSame = timingSafeEqual(hashSecret(secret), kept)
  return isSame && feed !== null ? uid : null
}

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest()
