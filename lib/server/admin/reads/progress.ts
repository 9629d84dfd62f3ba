import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { MemberProgress } from '../../../admin/cohorts.ts'
import { isPaidOn, type PaidTime } from '../../../admin/revenue.ts'
import { type Instant, localDateOf } from '../../../core/clock.ts'
import { addDays, type Month, monthOf, startOfMonth } from '../../../core/dates.ts'
import { streamDocuments } from '../../firebase-admin.ts'

const MAX_MEMBERS = 10_000
const MAX_ALERTS = 100_000
const ACCOUNT_PAGE = 1_000
/** A member who visited the site within this many days is active. */
export const ACTIVE_DAYS = 30

type Stores = { db: Firestore; auth: Pick<Auth, 'listUsers'> }

const Joined = z.object({ createdAt: z.iso.datetime() })

/** Reads how far members came who joined since a month and still have an account. `times`: all paid periods. */
export async function readProgress(
  stores: Stores,
  { since, now, times }: { since: Month; now: Instant; times: readonly PaidTime[] },
): Promise<{ members: MemberProgress[]; isCut: boolean }> {
  const { db } = stores
  // A month begins earlier in Sydney than in UTC, which the documents use.
  const from = addDays(startOfMonth(since), -1)
  const newcomers = db.collection('users').where('createdAt', '>=', from).orderBy('createdAt', 'desc')
  const [{ docs }, accounts, alerts, customers] = await Promise.all([
    newcomers.limit(MAX_MEMBERS).select('createdAt').get(),
    readAccounts(stores, now),
    readAlertOwners(db),
    db.collection('payment-customers').limit(MAX_MEMBERS).select('customerId').get(),
  ])
  const customerIds = new Map(customers.docs.map((document) => [document.id, String(document.get('customerId'))]))
  const paid = new Set(times.filter(({ start }) => start <= localDateOf(now)).map(({ customer }) => customer))
  const paying = new Set(times.filter((time) => isPaidOn(time, localDateOf(now))).map(({ customer }) => customer))
  const members = docs.flatMap((document): MemberProgress[] => {
    const { data } = Joined.safeParse(document.data())
    const joined = data ? monthOf(localDateOf(data.createdAt)) : ''
    if (joined < since) return []
    const customer = customerIds.get(document.id) ?? ''
    return [
      {
        joined,
        confirmed: accounts.confirmed.has(document.id),
        hasAlert: alerts.owners.has(document.id),
        paid: paid.has(customer),
        pays: paying.has(customer),
        active: accounts.active.has(document.id),
      },
    ]
  })
  const isCut = docs.length === MAX_MEMBERS || customers.size === MAX_MEMBERS || accounts.isCut || alerts.isCut
  return { members, isCut }
}

/** Reads from the auth service which members have confirmed their address, and who was active recently. */
async function readAccounts({ auth }: Stores, now: Instant) {
  const [confirmed, active] = [new Set<string>(), new Set<string>()]
  const since = Date.parse(now) - ACTIVE_DAYS * 86_400_000
  let token: string | undefined
  for (let page = 0; page < (2 * MAX_MEMBERS) / ACCOUNT_PAGE; page += 1) {
    const { users, pageToken } = await auth.listUsers(ACCOUNT_PAGE, token)
    for (const { uid, emailVerified, metadata } of users) {
      if (emailVerified) confirmed.add(uid)
      if (Date.parse(metadata.lastRefreshTime ?? metadata.lastSignInTime ?? '') >= since) active.add(uid)
    }
    if (!pageToken) return { confirmed, active, isCut: false }
    token = pageToken
  }
  return { confirmed, active, isCut: true }
}

/** Reads who has an alert of either kind; only document names are read. */
async function readAlertOwners(db: Firestore) {
  const owners = new Set<string>()
  let isCut = false
  for (const kind of ['alerts', 'seat-alerts']) {
    let read = 0
    for await (const { ref } of streamDocuments(db.collectionGroup(kind).select().limit(MAX_ALERTS))) {
      owners.add(ref.parent.parent?.id ?? '')
      read += 1
    }
    isCut ||= read === MAX_ALERTS
  }
  return { owners, isCut }
}
