import { onSchedule } from 'firebase-functions/scheduler'
import { reportFault } from '../../lib/core/faults.ts'
import { completeReferrals } from '../../lib/server/accounts/credit-referral.ts'
import { finishAccountEnds } from '../../lib/server/accounts/delete-account.ts'
import { getSiteUrl } from '../../lib/server/alerts/delivery/site-url.ts'
import { livePaymentParties } from '../../lib/server/billing/context.ts'
import { mailExpiringCards } from '../../lib/server/billing/payment-emails.ts'
import { paymentProvider } from '../../lib/server/billing/provider.ts'
import { reconcilePlans as reconcile } from '../../lib/server/billing/reconcile.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { writeLog } from '../../lib/server/logs/log-line.ts'
import { enqueueMail } from '../../lib/server/mail/mail-queue.ts'
import { nightlyOptions } from './options.ts'
import { reported } from './reported.ts'

/**
 * Every night: brings plans in line with the payment provider, finishes interrupted account deletions, mails about
 * expiring cards, and settles referrals.
 */
export const reconcilePlans = onSchedule(
  { schedule: '15 3 * * *', ...nightlyOptions },
  reported('reconcilePlans', async () => {
    const [db, now] = [adminFirestore(), serverClock.now()]
    const report = (what: string, details: object) => writeLog('WARNING', what, { ...details })
    const { repaired, doubled, failed } = await reconcile(db, livePaymentParties(), now, report)
    // Drift means that events were lost, which must be reported besides being logged.
    if (repaired + doubled + failed > 0) {
      reportFault('reconciling plans', new Error(`${repaired} repaired, ${doubled} paying twice, ${failed} failed`))
    }
    report('account ends finished', await finishAccountEnds({ db, auth: adminAuth(), stripe: paymentProvider }, now))
    const mailing = { db, siteUrl: getSiteUrl(env()), now, enqueue: (id: string) => enqueueMail(id) }
    const cards = await mailExpiringCards(paymentProvider(), mailing).catch((error: unknown) => {
      reportFault('expiring cards', error)
      return null
    })
    report('expiring cards told', { cards })
    report('referrals settled', await completeReferrals({ db, auth: adminAuth() }, now))
  }),
)
