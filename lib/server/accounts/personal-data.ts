import type { Auth } from 'firebase-admin/auth'
import { type DocumentReference, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { accountPaths } from '../../accounts/documents.ts'
import type { Instant } from '../../core/clock.ts'
import { instantOf } from '../../core/dates.ts'
import { findCustomerId } from '../billing/customer.ts'
import { isCustomer } from '../billing/provider-reads.ts'
import { withoutTokens } from '../connections/connections.ts'
import { unpackOwnSeats } from '../own-seats/own-store.ts'

export type Sources = { db: Firestore; auth: Pick<Auth, 'getUser'>; stripe: () => Stripe }

/** Everything stored about a member as plain JSON, keyed by document path. */
export type PersonalExport = {
  exportedAt: Instant
  account: object
  documents: Record<string, unknown>
  /** What the payment provider keeps; null for a member who never began to pay. */
  payments: object | null
}

export async function exportPersonalData(uid: string, sources: Sources, now: Instant): Promise<PersonalExport> {
  const { db, auth } = sources
  const [account, own, records] = await Promise.all([
    auth.getUser(uid),
    documentsUnder(db.doc(accountPaths.user(uid))),
    listRecords(db, uid),
  ])
  const tree = own.map(([path, data]) => [path, asExported(uid, path, data)] as const)
  const elsewhere = records.map((record) => [record.ref.path, record.data()] as const)
  return {
    exportedAt: now,
    account: {
      uid,
      email: account.email ?? null,
      emailVerified: account.emailVerified,
      displayName: account.displayName ?? null,
      claims: account.customClaims ?? {},
      createdAt: account.metadata.creationTime,
      lastSignInAt: account.metadata.lastSignInTime,
    },
    documents: plain(Object.fromEntries([...tree, ...elsewhere])) as Record<string, unknown>,
    payments: await readPayments(uid, sources),
  }
}

/** Removes credentials. They are never exported, not even to their owner, whose session may be stolen. */
function asExported(uid: string, path: string, data: unknown): unknown {
  if (path === accountPaths.connections(uid)) return withoutTokens(data)
  if (path === accountPaths.secondFactor(uid)) return { secret: 'kept by the server, not exported' }
  return unpackOwnSeats(uid, path, data)
}

async function documentsUnder(reference: DocumentReference): Promise<[path: string, data: unknown][]> {
  const [document, collections] = await Promise.all([reference.get(), reference.listCollections()])
  const children = await Promise.all(collections.map((collection) => collection.listDocuments()))
  const below = await Promise.all(children.flat().map(documentsUnder))
  return [...(document.exists ? [[reference.path, document.data()] as [string, unknown]] : []), ...below.flat()]
}

async function readPayments(uid: string, { db, stripe }: Sources): Promise<object | null> {
  const customer = await findCustomerId(db, uid)
  if (customer === null) return null
  const provider = stripe()
  if (!(await isCustomer(provider, customer))) return { customer, deleted: true }
  const [subscriptions, invoices] = await Promise.all([
    provider.subscriptions.list({ customer, status: 'all', limit: 100 }),
    provider.invoices.list({ customer, limit: 100 }),
  ])
  return {
    customer,
    subscriptions: subscriptions.data.map(({ id, status, created }) => ({ id, status, created: instantOf(created) })),
    invoices: invoices.data.map(({ id, number, status, currency, amount_paid, created }) => ({
      ...{ id, number, status, currency },
      amountPaidMinor: amount_paid,
      created: instantOf(created),
    })),
  }
}

/** Converts the database's own value types to JSON: timestamps become RFC 3339 text. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
}

/**
 * Lists every document about a member outside their own tree. By convention each contains their `uid`, whatever the
 * collection, so that a new kind of record is found without being named here.
 */
export async function listRecords(db: Firestore, uid: string): Promise<QueryDocumentSnapshot[]> {
  const collections = await db.listCollections()
  const found = await Promise.all(collections.map((collection) => collection.where('uid', '==', uid).get()))
  return found.flatMap(({ docs }) => docs)
}
