import { reportFault } from '../../core/faults.ts'
import type { Caller } from '../caller.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { problemResponse } from '../problem.ts'
import { type OverviewContext, readBilling } from './overview.ts'
import { isSimulated, paymentProvider } from './provider.ts'

export function overviewContext(): OverviewContext {
  return { db: adminFirestore(), stripe: paymentProvider, simulated: isSimulated() }
}

/** GET /api/billing: the caller's own payments. */
export async function answerBilling({ uid }: Caller, context: OverviewContext): Promise<Response> {
  if (uid === null) return problemResponse(401, 'Not signed in', 'Log in to see your payments.')
  try {
    return Response.json(await readBilling(uid, context), { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    reportFault('a member’s payments could not be read', error)
    return problemResponse(503, 'Payments aren’t available', 'Stripe isn’t responding. Try again soon.')
  }
}
