import { createHmac } from 'node:crypto'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, UserDocument } from '../../accounts/documents.ts'
import { seatsADay } from '../../availability/own/own-limits.ts'
import { type OwnSeat, OwnUse, ownUsePath, type SharedSeats } from '../../availability/own/own-seats.ts'
import {
  ACCOUNT_DAYS,
  SharingBlock,
  sharedADay,
  sharingFault,
  sharingPath,
} from '../../availability/own/shared-seats.ts'
import { routeId } from '../../availability/route-key.ts'
import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { groupBy } from '../../core/group.ts'
import type { PlanSlug } from '../../core/plan.ts'
import { changeSightings } from './shared-store.ts'

/** Returns how many seats a member may add in a day, how many of them are left, and how many they may still share. */
export async function leftToday(db: Firestore, uid: string, plan: PlanSlug, day: LocalDate) {
  const used = usedOn(day, (await db.doc(ownUsePath(uid)).get()).data())
  return {
    aDay: seatsADay[plan],
    leftToday: Math.max(0, seatsADay[plan] - used.seats),
    leftToShare: Math.max(0, sharedADay[plan] - used.shared),
  }
}

function usedOn(day: LocalDate, data: unknown): Pick<OwnUse, 'seats' | 'shared'> {
  const use = OwnUse.safeParse(data).data
  return use?.day === day ? use : { seats: 0, shared: 0 }
}

/** Counts seats towards the day's limits; returns false, and counts nothing, if they don't all fit. */
export async function spendToday(
  db: Firestore,
  uid: string,
  plan: PlanSlug,
  { day, seats = 0, shared = 0 }: { day: LocalDate; seats?: number; shared?: number },
): Promise<boolean> {
  const ref = db.doc(ownUsePath(uid))
  return db.runTransaction(async (transaction) => {
    const before = usedOn(day, (await transaction.get(ref)).data())
    const after = { seats: before.seats + seats, shared: before.shared + shared }
    if (after.seats > seatsADay[plan] || after.shared > sharedADay[plan]) return false
    transaction.set(ref, { day, ...after })
    return true
  })
}

export type SharingContext = {
  db: Firestore
  auth: Pick<Auth, 'getUser'>
  now: Instant
  /** The key that traits of a person are hashed with, so that no one can read an address from them. */
  secret: string
}

/** Why a member may not share, or the traits that identify the person behind the account. */
export type SharingStatus = { refusal: string; traits: null } | { refusal: null; traits: string[] }

/** Returns whether a member may share. `network`: the block of IP addresses they connect from, if known. */
export async function readSharingStatus(
  { db, auth, now, secret }: SharingContext,
  uid: string,
  network: string | null = null,
): Promise<SharingStatus> {
  const [account, document, block] = await Promise.all([
    auth.getUser(uid),
    db.doc(accountPaths.user(uid)).get(),
    db.doc(sharingPath(uid)).get(),
  ])
  const refuse = (refusal: string) => ({ refusal, traits: null })
  if (SharingBlock.safeParse(block.data()).data?.blocked) return refuse('We ended sharing for your account.')
  if (!account.emailVerified || !account.email) return refuse('Confirm your email address first.')
  const member = UserDocument.safeParse(document.data()).data
  const days = member === undefined ? 0 : (Date.parse(now) - Date.parse(member.createdAt)) / 86_400_000
  if (days < ACCOUNT_DAYS) return refuse(`You can share once your account is ${ACCOUNT_DAYS} days old.`)
  const marks = [`account ${uid}`, `mailbox ${getMailbox(account.email)}`]
  // A referrer may be the same person as the member, and so may two members with the same referrer.
  if (member?.referredBy) marks.push(`account ${member.referredBy}`)
  if (network !== null) marks.push(`network ${network}`)
  return { refusal: null, traits: marks.map((mark) => scramble(mark, secret)) }
}

/** One form for all addresses of a mailbox: without what follows a plus, and without the dots Gmail ignores. */
export function getMailbox(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const [local = ''] = name.split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

const scramble = (mark: string, secret: string) =>
  createHmac('sha256', `shared seats ${secret}`).update(mark).digest('base64url').slice(0, 22)

/** Shares the seats that pass every check. Others see one once another person, or our own check, confirms it. */
export async function shareSeats(
  context: SharingContext,
  { uid, plan, network }: { uid: string; plan: PlanSlug; network: string | null },
  seats: readonly OwnSeat[],
): Promise<SharedSeats> {
  const { db, now } = context
  const refused = new Map<string, number>()
  const refuse = (reason: string, count = 1) => refused.set(reason, (refused.get(reason) ?? 0) + count)
  const answer = (shared: number): SharedSeats => ({
    shared,
    refused: [...refused].map(([reason, count]) => ({ reason, seats: count })),
  })
  const { refusal, traits } = await readSharingStatus(context, uid, network)
  if (traits === null) {
    refuse(refusal, seats.length)
    return answer(0)
  }
  const good = seats.filter((seat) => {
    const fault = sharingFault(seat, now)
    if (fault !== null) refuse(fault)
    return fault === null
  })
  if (good.length === 0) return answer(0)
  if (!(await spendToday(db, uid, plan, { day: localDateOf(now), shared: good.length }))) {
    refuse(`Your plan shares ${sharedADay[plan]} seats a day. Share the rest tomorrow.`, good.length)
    return answer(0)
  }
  for (const some of groupBy(good, routeId).values()) {
    const [first] = some
    if (first !== undefined) await changeSightings(db, first, now, { uid, traits, seats: some })
  }
  return answer(good.length)
}
