import type Stripe from 'stripe'
import { lastMonths } from '@/lib/admin/months.ts'
import { revenueByMonth } from '@/lib/admin/revenue.ts'
import { type Instant, localDateOf } from '@/lib/core/clock.ts'
import { startOfMonth } from '@/lib/core/dates.ts'
import { reportFault } from '@/lib/core/faults.ts'
import { countMessages } from '@/lib/server/admin/reads/messages.ts'
import { type PaymentFigures, readPayments } from '@/lib/server/admin/reads/payments.ts'
import { readProgress } from '@/lib/server/admin/reads/progress.ts'
import { readUnmatchedAlerts } from '@/lib/server/admin/reads/unmatched-alerts.ts'
import { isSimulated, paymentProvider } from '@/lib/server/billing/provider.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { env } from '@/lib/server/env.ts'
import { adminAuth, adminFirestore } from '@/lib/server/firebase-admin.ts'
import { Notice } from '../ui/notice.tsx'
import { MessageCosts } from './message-costs.tsx'
import { Part } from './part.tsx'
import { Progress } from './progress.tsx'
import { Revenue } from './revenue.tsx'
import { UnmatchedAlerts } from './unmatched-alerts.tsx'

const MONTHS = 12

type FiguresSectionProps = { auth?: Parameters<typeof readProgress>[0]['auth']; stripe?: () => Stripe }

/** Business figures: revenue, progress from sign-up to payment, message costs, and alerts without a match. */
export async function FiguresSection({ auth = adminAuth(), stripe = paymentProvider }: FiguresSectionProps) {
  const [stores, now] = [{ db: adminFirestore(), auth }, serverClock.now()]
  const today = localDateOf(now)
  const [since = ''] = lastMonths(today, MONTHS)
  const [payments, messages, unmatched] = await Promise.all([
    findPayments(stripe, now),
    countMessages(stores.db, now),
    readUnmatchedAlerts(stores.db, now),
  ])
  const progress = await readProgress(stores, { since, now, times: payments?.times ?? [] })
  return (
    <>
      {payments ? (
        <Revenue
          months={revenueByMonth(payments, today, MONTHS)}
          simulated={isSimulated()}
          foreign={payments.foreign}
          isCut={payments.isCut}
        />
      ) : (
        <Part title="Revenue">
          <Notice kind="danger">The payment provider didn’t answer. Reload in a minute.</Notice>
        </Part>
      )}
      <Progress {...progress} today={today} months={MONTHS} knowsPayments={payments !== null} />
      <MessageCosts counts={messages} prices={env().MESSAGE_PRICES} />
      <UnmatchedAlerts {...unmatched} now={now} />
    </>
  )
}

/** Returns null if the payment provider is down or not set up; the figures from our own documents still show. */
async function findPayments(stripe: () => Stripe, now: Instant): Promise<PaymentFigures | null> {
  const [since = ''] = lastMonths(localDateOf(now), MONTHS)
  try {
    return await readPayments(stripe(), startOfMonth(since))
  } catch (error) {
    reportFault('the payments could not be read', error)
    return null
  }
}
