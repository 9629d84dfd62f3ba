import { createHash, randomBytes } from 'node:crypto'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { z } from 'zod'
import { accountPaths, SessionsDocument } from '../../accounts/documents.ts'
import { passHours, type SecondFactorAnswer, type SecondFactorState } from '../../admin/second-factor.ts'
import { site } from '../../core/site.ts'
import type { LogIn } from '../ended-sessions.ts'
import { Refusal } from './refusal.ts'

const stepMs = 30_000
/** Clocks of phones: the codes before and after the present one are taken too. */
const window = 1
const mostFailures = 5
const blockMs = 15 * 60_000
/** A log-in this fresh shows that whoever sets up an app knows the password. */
const freshLogInSeconds = 15 * 60
const recoveryCodeCount = 10

/** users/{uid}/private/second-factor: for servers alone. Instants in ms, by the machine's own clock as phones' are. */
export const SecondFactorDocument = z.object({
  /** Base32. As it is, since codes are reckoned from it; whoever reads it still needs the password. */
  secret: z.string(),
  /** Null until a first code has shown that an app holds the secret. */
  confirmedAt: z.int().nullable(),
  /** Of the last code that was taken: that one and those before it are not taken again. */
  lastStep: z.int(),
  /** SHA-256 of the recovery codes not yet used. They are random, so a slow hash would protect nothing more. */
  recovery: z.array(z.string()),
  failures: z.int(),
  blockedUntil: z.int(),
})
export type SecondFactorDocument = z.infer<typeof SecondFactorDocument>

type Check = { db: Firestore; logIn: LogIn; nowMs: number }

/** Whether a code was given in this log-in, not too long ago. */
export function isPassed(sessions: SessionsDocument | null, { auth_time }: LogIn, nowMs: number): boolean {
  return (sessions?.operatorUntil?.[auth_time] ?? 0) > nowMs
}

export async function readState({ db, logIn, nowMs }: Check): Promise<SecondFactorState> {
  const [factor, sessions] = await db.getAll(factorRef(db, logIn.uid), db.doc(accountPaths.sessions(logIn.uid)))
  if (parsed(factor?.data())?.confirmedAt == null) return 'set-up'
  return isPassed(SessionsDocument.safeParse(sessions?.data()).data ?? null, logIn, nowMs) ? 'open' : 'code'
}

/** @throws Refusal aborted for an operator who has one; unauthenticated for a log-in of long ago */
export async function beginSetUp({ db, logIn, nowMs }: Check, email: string): Promise<SecondFactorAnswer<'begin'>> {
  if (nowMs / 1_000 - logIn.auth_time > freshLogInSeconds) {
    throw new Refusal('unauthenticated', 'Sign out and log in again, then set up the app.')
  }
  const secret = new Secret({ size: 20 }).base32
  await db.runTransaction(async (transaction) => {
    const kept = parsed((await transaction.get(factorRef(db, logIn.uid))).data())
    if (kept?.confirmedAt != null) {
      throw new Refusal('aborted', 'An app is already set up. If you’ve lost it, ask the team to reset it.')
    }
    const begun = { secret, confirmedAt: null, lastStep: 0, recovery: [] }
    const tries = { failures: kept?.failures ?? 0, blockedUntil: kept?.blockedUntil ?? 0 }
    transaction.set(factorRef(db, logIn.uid), { ...begun, ...tries } satisfies SecondFactorDocument)
  })
  return { secret, qr: drawQr(createTotp(secret, email).toString()) }
}

/** The first code: the app is set up, the recovery codes are told this once, and the room is open. @throws Refusal */
export async function confirmSetUp(check: Check, code: string): Promise<SecondFactorAnswer<'confirm'>> {
  const recoveryCodes = newRecoveryCodes()
  await withCode(check, code, (kept) => {
    if (kept.confirmedAt !== null) throw new Refusal('aborted', 'An app is already set up.')
    return { confirmedAt: check.nowMs, recovery: recoveryCodes.map(hashCode) }
  })
  return { recoveryCodes }
}

/** A code of the app or a recovery code opens the room for this log-in. @throws Refusal */
export async function verifyCode(check: Check, code: string): Promise<SecondFactorAnswer<'verify'>> {
  const { recovery } = await withCode(check, code, (kept) => {
    if (kept.confirmedAt === null) throw new Refusal('aborted', 'No app is set up yet.')
    return {}
  })
  return { recoveryCodesLeft: recovery.length }
}

/** New recovery codes, for an operator who has given a code. */
export async function renewRecoveryCodes({ db, logIn }: Check): Promise<SecondFactorAnswer<'renew'>> {
  const recoveryCodes = newRecoveryCodes()
  await factorRef(db, logIn.uid).update({ recovery: recoveryCodes.map(hashCode) })
  return { recoveryCodes }
}

/** A lost phone: the operator sets up another app after their next log-in, and every log-in must. */
export async function resetSecondFactor(db: Firestore, uid: string): Promise<boolean> {
  const existed = (await factorRef(db, uid).get()).exists
  await factorRef(db, uid).delete()
  const sessions = db.doc(accountPaths.sessions(uid))
  if ((await sessions.get()).exists) await sessions.update({ operatorUntil: {} })
  return existed
}

/**
 * Takes a code once, in a transaction, so that of many tries at a time each counts and only one code can win. A refusal
 * is written too, and thrown after.
 */
async function withCode(
  { db, logIn, nowMs }: Check,
  code: string,
  change: (kept: SecondFactorDocument) => Partial<SecondFactorDocument>,
): Promise<SecondFactorDocument> {
  const ref = factorRef(db, logIn.uid)
  const outcome = await db.runTransaction(async (transaction) => {
    const kept = parsed((await transaction.get(ref)).data())
    if (kept === null) throw new Refusal('aborted', 'No app is set up yet.')
    if (kept.blockedUntil > nowMs) return tooMany
    const taken = takeCode(kept, code, nowMs)
    if (taken === null) return noteFailure(transaction, ref, kept, nowMs)
    const next = { ...kept, ...taken, ...change(kept), failures: 0, blockedUntil: 0 }
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

function noteFailure(transaction: Transaction, ref: DocumentReference, kept: SecondFactorDocument, nowMs: number) {
  const failures = kept.failures + 1
  const isLast = failures >= mostFailures
  transaction.update(ref, { failures: isLast ? 0 : failures, blockedUntil: isLast ? nowMs + blockMs : 0 })
  return isLast
    ? tooMany
    : new Refusal('invalid-argument', 'That code is wrong or has been used. Enter the current one.')
}

/** What of the document changes when this code is taken; null for one that is not good. */
function takeCode(kept: SecondFactorDocument, code: string, nowMs: number): Partial<SecondFactorDocument> | null {
  const plain = code.replaceAll(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(plain)) {
    const delta = createTotp(kept.secret).validate({ token: plain, timestamp: nowMs, window })
    const step = delta === null ? 0 : Math.floor(nowMs / stepMs) + delta
    return step > kept.lastStep ? { lastStep: step } : null
  }
  const recovery = kept.recovery.filter((hash) => hash !== hashCode(plain))
  return recovery.length < kept.recovery.length ? { recovery } : null
}

const factorRef = (db: Firestore, uid: string) => db.doc(accountPaths.secondFactor(uid))
const parsed = (data: unknown) => SecondFactorDocument.safeParse(data).data ?? null
const hashCode = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex')
const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: site.name, label, secret, period: stepMs / 1_000 })

/** Ten of 60 bits, in letters and digits that don't look alike. */
function newRecoveryCodes(): string[] {
  const alphabet = '23456789abcdefghijkmnpqrstuvwxyz'
  const letters = (bytes: Buffer) => Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
  return Array.from({ length: recoveryCodeCount }, () =>
    [4, 4, 4].map((length) => letters(randomBytes(length))).join('-'),
  )
}

/** Dark modules as one path, so that a page draws it without a picture from anywhere. */
function drawQr(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: dark.join(''), size }
}
