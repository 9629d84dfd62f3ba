import { randomBytes } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { newDeviceEmail, passwordChangedEmail } from '../../accounts/account-emails.ts'
import { accountPaths } from '../../accounts/documents.ts'
import type { Instant } from '../../core/clock.ts'
import { reportFault } from '../../core/faults.ts'
import { readBearerToken } from '../caller.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { inTime } from '../last-good.ts'
import { queueAccountEmailWith } from '../mail/mail-document.ts'
import { shortDigest } from '../secrets.ts'

const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Returns a browser's name in words its owner recognises: `Chrome on Windows`. */
export function deviceName(userAgent: string | null): string {
  const named = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  const [browser, system] = [named(browsers), named(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'a browser we don’t know'
}

/** A log-in older than this, in seconds, was noticed when it happened; a later request only renews its session. */
const FRESH_SECONDS = 300
/** The longest a log-in waits for this. */
const TIMEOUT_MS = 2_000
const MAX_DEVICES = 30
const YEAR_SECONDS = 365 * 86_400

/** users/{uid}/private/devices: browsers that logged in, by a hash, and when the password last changed if known. */
const Devices = z.object({
  known: z.record(z.string(), z.iso.datetime()).default({}),
  passwordAt: z.number().nullable().default(null),
})
type Devices = z.infer<typeof Devices>

const Claims = z.object({ user_id: z.string(), auth_time: z.number(), email: z.email() })

export type Noticing = {
  db: Firestore
  siteUrl: string
  now: Instant
  /** The machine's time, which token timestamps use, in ms since 1970. */
  nowMs: number
  /** When the auth service last saw the account's password change, in ms since 1970; null if it can't say. */
  passwordChangedAt: (uid: string) => Promise<number | null>
}

/**
 * Checks a log-in that has just been given its session. Mails the member if the browser is one they have not used
 * before, and if their password has changed since the last log-in. The browser keeps a random name for a year, by which
 * it is recognised. Whatever goes wrong here, the log-in is not affected.
 */
export async function noticeLogIn(request: Request, response: Response, noticing: () => Noticing): Promise<Response> {
  const claims = response.ok ? readClaims(readBearerToken(request.headers)) : null
  if (claims === null) return response
  try {
    const { nowMs, ...rest } = noticing()
    if (nowMs / 1000 - claims.auth_time > FRESH_SECONDS) return response
    const known = /^[\w-]{22}$/.exec(readCookie(request, 'device') ?? '')?.[0]
    const device = known ?? randomBytes(16).toString('base64url')
    const name = deviceName(request.headers.get('user-agent'))
    if (known === undefined) {
      // Before the wait: a record that is late is often stored after all, and the browser must be known by it next time.
      response.headers.append('set-cookie', writeCookie(request, 'device', device, YEAR_SECONDS))
    }
    await inTime(recordDevice({ ...claims, device: shortDigest(device), name }, { nowMs, ...rest }), TIMEOUT_MS)
  } catch (error) {
    reportFault('noticing a log-in', error)
  }
  return response
}

/** Reads the claims of a token that was verified for its session a moment ago. */
function readClaims(token: string | null): z.infer<typeof Claims> | null {
  try {
    return Claims.parse(JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()))
  } catch {
    // No token, or an account without an e-mail address, which no page creates.
    return null
  }
}

type LogIn = z.infer<typeof Claims> & { device: string; name: string }

async function recordDevice({ user_id: uid, email, device, name }: LogIn, noticing: Noticing): Promise<void> {
  const { db, siteUrl, now, nowMs } = noticing
  const changedAt = await noticing.passwordChangedAt(uid).catch((error: unknown) => {
    reportFault('when a password changed could not be read', error)
    return null
  })
  const ref = db.doc(accountPaths.devices(uid))
  await db.runTransaction(async (transaction) => {
    const kept = Devices.parse((await transaction.get(ref)).data() ?? {})
    const isFirst = Object.keys(kept.known).length === 0
    const isKnown = kept.known[device] !== undefined
    const known = Object.entries({ ...kept.known, [device]: now }).sort(([, a], [, b]) => (a < b ? 1 : -1))
    const changed: Devices = {
      known: Object.fromEntries(known.slice(0, MAX_DEVICES)),
      passwordAt: changedAt ?? kept.passwordAt,
    }
    transaction.set(ref, changed)
    const mail = { uid, to: email, now }
    if (!isFirst && !isKnown) {
      queueAccountEmailWith({ db, transaction }, `device-${uid}-${device}`, newDeviceEmail(now, name, siteUrl), mail)
    }
    if (kept.passwordAt !== null && changedAt !== null && changedAt > kept.passwordAt) {
      queueAccountEmailWith(
        { db, transaction },
        `password-${uid}-${changedAt}`,
        passwordChangedEmail(new Date(Date.parse(now) - nowMs + changedAt).toISOString(), siteUrl),
        mail,
      )
    }
  })
}
