import { createHash } from 'node:crypto'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { z } from 'zod'
import { accountPaths, SessionsDocument } from '../../accounts/documents.ts'
import { passHours, type SecondFactorAnswer, type SecondFactorState } from '../../admin/second-factor.ts'
import { site } from '../../core/site.ts'
import type { LogIn } from '../ended-sessions.ts'
import { randomLetters } from '../secrets.ts'
import { Refusal } from './action.ts'

const stepMs = 30_000
/** Phone clocks vary, so the codes before and after the current one are accepted too. */
const window = 1
const maxFailures = 5
const blockMs = 15 * 60_000
/** A log-in this recent proves that the person setting up an app knows the password. */
const freshLogInSeconds = 15 * 60
const recoveryCodeCount = 10

/** users/{uid}/private/second-factor: for servers only. Times in ms, by the machine's clock, as phones have it. */
export const SecondFactorDocument = z.object({
  /** Base32. Not hashed, because codes are computed from it; anyone who reads it still needs the password. */
  secret: z.string(),
  /** Null until a first code has proved that an app has the secret. */
  confirmedAt: z.int().nullable(),
  /** Time step of the last accepted code: that step and earlier ones are not accepted again. */
  lastStep: z.int(),
  /** SHA-256 of the unused recovery codes. They are random, so a slow hash would add no protection. */
  recovery: z.array(z.string()),
  failures: z.int(),
  blockedUntil: z.int(),
})
export type SecondFactorDocument = z.infer<typeof SecondFactorDocument>

type Check = { db: Firestore; logIn: LogIn; nowMs: number }

/** Whether a code was entered in this log-in, not too long ago. */
export function isPassed(sessions: SessionsDocument | null, { auth_time }: LogIn, nowMs: number): boolean {
  return (sessions?.operatorUntil?.[auth_time] ?? 0) > nowMs
}

export async function readState({ db, logIn, nowMs }: Check): Promise<SecondFactorState> {
  const [factor, sessions] = await db.getAll(factorRef(db, logIn.uid), db.doc(accountPaths.sessions(logIn.uid)))
  if (parsed(factor?.data())?.confirmedAt == null) return 'set-up'
  return isPassed(SessionsDocument.safeParse(sessions?.data()).data ?? null, logIn, nowMs) ? 'open' : 'code'
}

/** @throws Refusal aborted for an operator who already has an app; unauthenticated if the log-in is too old */
export async function beginSetUp({ db, logIn, nowMs }: Check, email: string): Promise<SecondFactorAnswer<'begin'>> {
  if (nowMs / 1_000 - logIn.auth_time > freshLogInSeconds) {
    throw new Refusal('unauthenticated', 'Sign out and log in again, then set up the app.')
  }
  const secret = new Secret({ size: 20 }).base32
  await db.runTransaction(async (transaction) => {
    const stored = parsed((await transaction.get(factorRef(db, logIn.uid))).data())
    if (stored?.confirmedAt != null) {
      throw new Refusal('aborted', 'An app is already set up. If you’ve lost it, ask the team to reset it.')
    }
    const begun = { secret, confirmedAt: null, lastStep: 0, recovery: [] }
    const tries = { failures: stored?.failures ?? 0, blockedUntil: stored?.blockedUntil ?? 0 }
    transaction.set(factorRef(db, logIn.uid), { ...begun, ...tries } satisfies SecondFactorDocument)
  })
  return { secret, qr: drawQr(createTotp(secret, email).toString()) }
}

/** Takes the first code: returns the recovery codes, once, and opens the operators' pages. @throws Refusal */
export async function confirmSetUp(check: Check, code: string): Promise<SecondFactorAnswer<'confirm'>> {
  const recoveryCodes = newRecoveryCodes()
  await withCode(check, code, (stored) => {
    if (stored.confirmedAt !== null) throw new Refusal('aborted', 'An app is already set up.')
    return { confirmedAt: check.nowMs, recovery: recoveryCodes.map(hashCode) }
  })
  return { recoveryCodes }
}

/** Takes a code of the app or a recovery code, which opens the operators' pages for this log-in. @throws Refusal */
export async function verifyCode(check: Check, code: string): Promise<SecondFactorAnswer<'verify'>> {
  const { recovery } = await withCode(check, code, (stored) => {
    if (stored.confirmedAt === null) throw new Refusal('aborted', 'No app is set up yet.')
    return {}
  })
  return { recoveryCodesLeft: recovery.length }
}

/** Makes new recovery codes for an operator who has entered a code. */
export async function renewRecoveryCodes({ db, logIn }: Check): Promise<SecondFactorAnswer<'renew'>> {
  const recoveryCodes = newRecoveryCodes()
  await factorRef(db, logIn.uid).update({ recovery: recoveryCodes.map(hashCode) })
  return { recoveryCodes }
}

/**
 * Removes the second factor, e.g. after a lost phone: the operator sets up another app after their next log-in, and
 * every current log-in has to pass again.
 */
export async function resetSecondFactor(db: Firestore, uid: string): Promise<boolean> {
  const existed = (await factorRef(db, uid).get()).exists
  await factorRef(db, uid).delete()
  const sessions = db.doc(accountPaths.sessions(uid))
  if ((await sessions.get()).exists) await sessions.update({ operatorUntil: {} })
  return existed
}

/**
 * Takes a code once, in a transaction, so that each of many simultaneous attempts counts and a code can win only once.
 * A refusal is also written, and thrown afterwards.
 */
async function withCode(
  { db, logIn, nowMs }: Check,
  code: string,
  change: (stored: SecondFactorDocument) => Partial<SecondFactorDocument>,
): Promise<SecondFactorDocument> {
  const ref = factorRef(db, logIn.uid)
  const outcome = await db.runTransaction(async (transaction) => {
    const stored = parsed((await transaction.get(ref)).data())
    if (stored === null) throw new Refusal('aborted', 'No app is set up yet.')
    if (stored.blockedUntil > nowMs) return tooMany
    const taken = takeCode(stored, code, nowMs)
    if (taken === null) return noteFailure(transaction, ref, stored, nowMs)
    const next = { ...stored, ...taken, ...change(stored), failures: 0, blockedUntil: 0 }
    transaction.set(ref, next)
    const until = nowMs + passHours * 3_600_000
    const operatorUntil = { [logIn.auth_time]: until }
    transaction.set(db.doc(accountPaths.sessions(logIn.uid)), { operatorUntil }, { merge: true })
    return next
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

const tooMany = new Refusal('resource-exhausted', 'Too many wrong codes. Try again in 15 minutes.')

function noteFailure(transaction: Transaction, ref: DocumentReference, stored: SecondFactorDocument, nowMs: number) {
  const failures = stored.failures + 1
  const isLast = failures >= maxFailures
  transaction.update(ref, { failures: isLast ? 0 : failures, blockedUntil: isLast ? nowMs + blockMs : 0 })
  return isLast
    ? tooMany
    : new Refusal('invalid-argument', 'That code is wrong or has been used. Enter the current one.')
}

/** Returns what changes in the document when this code is taken; null for an invalid code. */
function takeCode(stored: SecondFactorDocument, code: string, nowMs: number): Partial<SecondFactorDocument> | null {
  const plain = code.replaceAll(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(plain)) {
    const delta = createTotp(stored.secret).validate({ token: plain, timestamp: nowMs, window })
    const step = delta === null ? 0 : Math.floor(nowMs / stepMs) + delta
    return step > stored.lastStep ? { lastStep: step } : null
  }
  const recovery = stored.recovery.filter((hash) => hash !== hashCode(plain))
  return recovery.length < stored.recovery.length ? { recovery } : null
}

const factorRef = (db: Firestore, uid: string) => db.doc(accountPaths.secondFactor(uid))
const parsed = (data: unknown) => SecondFactorDocument.safeParse(data).data ?? null
const hashCode = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex')
const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: site.name, label, secret, period: stepMs / 1_000 })

/** Makes ten codes of 60 bits each. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => [4, 4, 4].map(randomLetters).join('-'))

/** Draws the dark modules as one path, so that a page shows the code without loading an image from anywhere. */
function drawQr(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: dark.join(''), size }
}
