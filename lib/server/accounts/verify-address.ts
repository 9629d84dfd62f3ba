import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { confirmationEmail } from '../../accounts/account-emails.ts'
import type { Instant } from '../../core/clock.ts'
import { mailPath, queueAccountEmail } from '../mail/mail-document.ts'

type Context = {
  db: Firestore
  auth: Pick<Auth, 'getUser' | 'generateEmailVerificationLink'>
  siteUrl: string
  now: Instant
  /** Requests that a mail be sent. */
  enqueue: (id: string) => Promise<void>
}

/** At most one such mail is sent in this time, however often it is requested. */
const SPACING_MS = 10 * 60_000

/**
 * Mails a member the link that confirms their address, unless it is already confirmed. The code comes from the auth
 * service; the text and the address it leads to are ours.
 */
export async function sendVerification(uid: string, context: Context): Promise<{ outcome: 'sent' | 'confirmed' }> {
  const { db, auth, siteUrl, now, enqueue } = context
  const { email, emailVerified } = await auth.getUser(uid)
  if (email === undefined || emailVerified) return { outcome: 'confirmed' }
  const id = `verify-${uid}-${Math.floor(Date.parse(now) / SPACING_MS)}`
  const place = db.doc(mailPath(id))
  if ((await place.get()).exists) return { outcome: 'sent' }
  const code = new URL(await auth.generateEmailVerificationLink(email)).searchParams.get('oobCode') ?? ''
  const link = `${siteUrl}/auth/action?${new URLSearchParams({ mode: 'verifyEmail', oobCode: code })}`
  if (await queueAccountEmail(db, id, confirmationEmail(link), { uid, to: email, now })) await enqueue(id)
  return { outcome: 'sent' }
}
