import type { Parties } from '../../billing/follow-payments.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { firestorePlanStore } from './plan-store.ts'
import { paymentProvider } from './provider.ts'
import { providerReads } from './provider-reads.ts'

/** What opening a checkout or the portal needs. @throws Error naming the variable that is missing. */
export function billingContext() {
  const siteUrl = env().SITE_URL
  if (!siteUrl) {
    throw new Error('SITE_URL is missing: set it to where visitors find this site, such as https://pointsward.example')
  }
  return { db: adminFirestore(), stripe: paymentProvider(), siteUrl, now: serverClock.now() }
}

/** The provider and the database, for following payments. */
export function livePaymentParties(): Parties {
  const stores = { db: adminFirestore(), auth: adminAuth() }
  return { provider: providerReads(paymentProvider()), store: firestorePlanStore(stores, serverClock.now()) }
}
