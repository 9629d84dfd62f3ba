import { randomUUID } from 'node:crypto'
import type { Auth } from 'firebase-admin/auth'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { planChangedEmail } from '../../accounts/billing-emails.ts'
import { accountPaths } from '../../accounts/documents.ts'
import type { Parties, PlanStore } from '../../billing/follow-payments.ts'
import { PlanDocument } from '../../billing/plan-document.ts'
import type { Instant } from '../../core/clock.ts'
import type { PlanSlug } from '../../core/plan.ts'
import { isTokenFault } from '../caller.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { queueAccountEmailWith } from '../mail/mail-document.ts'
import { getSiteUrl } from '../site-origin.ts'
import { paymentProvider } from './provider.ts'
import { providerReads } from './provider-reads.ts'

/** Longer than the provider keeps resending an event; the database deletes older ids by `expireAt`. */
const eventLifeMs = 60 * 24 * 60 * 60 * 1000

type BillingStores = {
  db: Firestore
  auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>
  /** The origin that links in mails point to; without it members are not told of a change. */
  siteUrl?: string
}

export function firestorePlanStore({ db, auth, siteUrl }: BillingStores, now: Instant): PlanStore {
  const planRef = (uid: string) => db.doc(accountPaths.plan(uid))
  const addresses = new Map<string, unknown>()
  const eventRef = (id: string) => db.doc(accountPaths.paymentEvent(id))
  return {
    async findMember(customerId) {
      const found = await db.collection('payment-customers').where('customerId', '==', customerId).limit(1).get()
      return found.docs[0]?.id ?? null
    },

    transaction: (work) =>
      db.runTransaction((transaction) =>
        work({
          async findPlan(uid) {
            const [document, user] = await transaction.getAll(planRef(uid), db.doc(accountPaths.user(uid)))
            addresses.set(uid, user?.get('email'))
            return document?.exists ? PlanDocument.parse(document.data()) : null
          },
          isEventKnown: async (id) => (await transaction.get(eventRef(id))).exists,
          writePlan(uid, plan, before) {
            // A write that changes no field doesn't count as one.
            transaction.set(planRef(uid), { ...plan, followedAt: FieldValue.serverTimestamp() })
            const email = siteUrl === undefined ? null : planChangedEmail(before, plan, siteUrl)
            const to = addresses.get(uid)
            // Written in the same transaction as the change, so it doesn't need a fixed id to be sent only once.
            const id = `plan-${uid}-${randomUUID()}`
            if (email && typeof to === 'string') queueAccountEmailWith({ db, transaction }, id, email, { uid, to, now })
          },
          recordEvent({ id, type, created }, uid) {
            const expireAt = Timestamp.fromMillis(Date.parse(now) + eventLifeMs)
            transaction.create(eventRef(id), { uid, type, created, appliedAt: now, expireAt })
          },
        }),
      ),

    async findSlug(uid) {
      const document = await planRef(uid).get()
      return document.exists ? PlanDocument.parse(document.data()).name.slug : null
    },

    async setClaim(uid, slug) {
      await setPlanClaim(auth, uid, slug).catch((error: unknown) => {
        // An account deleted in the meantime needs no claim.
        if (!isTokenFault(error)) throw error
      })
    },
  }
}

/** Adds the plan to the account's other claims; an unchanged claim is not written. */
export async function setPlanClaim(auth: BillingStores['auth'], uid: string, plan: PlanSlug): Promise<void> {
  const { customClaims = {} } = await auth.getUser(uid)
  if (customClaims.plan !== plan) await auth.setCustomUserClaims(uid, { ...customClaims, plan })
}

/** Returns what opening a checkout or the portal needs. @throws Error naming the variable that is missing. */
export function billingContext() {
  const siteUrl = env().SITE_URL
  if (!siteUrl) {
    throw new Error('SITE_URL is missing: set it to where visitors find this site, such as https://pointsward.example')
  }
  return { db: adminFirestore(), stripe: paymentProvider(), siteUrl, now: serverClock.now() }
}

export function livePaymentParties(): Parties {
  const stores = { db: adminFirestore(), auth: adminAuth(), siteUrl: getSiteUrl(env()) }
  return { provider: providerReads(paymentProvider()), store: firestorePlanStore(stores, serverClock.now()) }
}
