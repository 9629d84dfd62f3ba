import type { CallableRequest } from 'firebase-functions/https'
import { exportPersonalData } from '../../lib/server/accounts/export-data.ts'
import { paymentProvider } from '../../lib/server/billing/provider.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { onCall } from './on-call.ts'
import { payingCallableOptions } from './options.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/** Returns everything stored about the caller, as JSON. No body. @throws unauthenticated without a signed-in caller. */
export const exportMyData = onCall(
  payingCallableOptions,
  reported('exportMyData', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    return exportPersonalData(
      uid,
      { db: adminFirestore(), auth: adminAuth(), stripe: paymentProvider },
      serverClock.now(),
    )
  }),
)
