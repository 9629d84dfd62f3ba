import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, UserDocument } from '../../../accounts/documents.ts'
import { SharingBlock, sharingPath } from '../../../availability/own/shared-seats.ts'
import { PlanDocument } from '../../../billing/plan-document.ts'
import { isTokenFault } from '../../caller.ts'
import { countDocuments, parseDocuments } from '../../firebase-admin.ts'
import { countShared } from '../../own-seats/shared-store.ts'

const maxMembers = 20

export type MemberRow = UserDocument & { uid: string }

export type MemberCard = {
  uid: string
  email: string | null
  name: string | null
  createdAt: string | null
  lastSignInAt: string | null
  referrer: string | null
  disabled: boolean
  isOperator: boolean
  plan: PlanDocument | null
  alerts: number
  seatAlerts: number
  /** How many members their referral link brought. */
  brought: number
  /** Seats they currently share with everyone, and whether an operator has blocked that. */
  shared: number
  sharingBlocked: boolean
}

type Stores = { db: Firestore; auth: Pick<Auth, 'getUser' | 'getUserByEmail'> }

/** Finds members by what was typed: a whole email address, an id, a customer id, or the beginning of a name. */
export async function findMembers({ db, auth }: Stores, text: string): Promise<MemberRow[]> {
  const users = db.collection('users')
  if (text === '') return toRows(await users.orderBy('createdAt', 'desc').limit(maxMembers).get())
  if (text.includes('@')) {
    const account = await nullIfUnknown(auth.getUserByEmail(text.toLowerCase()))
    return account ? rowsByIds(db, [account.uid]) : []
  }
  if (text.startsWith('cus_')) {
    const found = await db.collection('payment-customers').where('customerId', '==', text).limit(maxMembers).get()
    const uids = found.docs.map(({ id }) => id)
    return rowsByIds(db, uids)
  }
  const [byId, byName] = await Promise.all([
    text.includes('/') ? [] : rowsByIds(db, [text]),
    users.orderBy('name').startAt(text).endAt(`${text}\uf8ff`).limit(maxMembers).get(),
  ])
  return [...byId, ...toRows(byName)]
}

export async function readMember({ db, auth }: Stores, uid: string): Promise<MemberCard | null> {
  if (!/^[^/]{1,128}$/.test(uid)) return null
  const account = await nullIfUnknown(auth.getUser(uid))
  if (account === null) return null
  const [user, plan, alerts, seatAlerts, brought, shared, block] = await Promise.all([
    db.doc(accountPaths.user(uid)).get(),
    db.doc(accountPaths.plan(uid)).get(),
    countDocuments(db.collection(accountPaths.alerts(uid))),
    countDocuments(db.collection(accountPaths.seatAlerts(uid))),
    countDocuments(db.collection('users').where('referredBy', '==', uid)),
    countShared(db, uid),
    db.doc(sharingPath(uid)).get(),
  ])
  const document = UserDocument.safeParse(user.data()).data
  return {
    uid,
    email: account.email ?? null,
    name: document?.name ?? account.displayName ?? null,
    createdAt: document?.createdAt ?? null,
    lastSignInAt: account.metadata.lastSignInTime ? new Date(account.metadata.lastSignInTime).toISOString() : null,
    referrer: document?.referrer ?? null,
    disabled: account.disabled,
    isOperator: account.customClaims?.admin === true,
    plan: PlanDocument.safeParse(plan.data()).data ?? null,
    ...{ alerts, seatAlerts, brought, shared },
    sharingBlocked: SharingBlock.safeParse(block.data()).data?.blocked ?? false,
  }
}

async function rowsByIds(db: Firestore, uids: readonly string[]): Promise<MemberRow[]> {
  if (uids.length === 0) return []
  return toRows({ docs: await db.getAll(...uids.map((uid) => db.doc(accountPaths.user(uid)))) })
}

function toRows({ docs }: { docs: readonly FirebaseFirestore.DocumentSnapshot[] }): MemberRow[] {
  return parseDocuments(docs, UserDocument).map(({ id: uid, ...member }) => ({ uid, ...member }))
}

async function nullIfUnknown(lookup: Promise<UserRecord>): Promise<UserRecord | null> {
  return lookup.catch((error: unknown) => {
    const code = (error as { code?: string }).code
    if (isTokenFault(error) || code === 'auth/invalid-email') return null
    throw error
  })
}
