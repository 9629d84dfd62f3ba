import { paymentProvider } from '../billing/provider.ts'
import { serverClock } from '../clock.ts'
import { adminAuth, adminFirestore, callAuthService } from '../firebase-admin.ts'
import { enqueueDelivery, enqueueMail } from '../task-queue.ts'
import type { ActionContext } from './action.ts'

/**
 * Has the auth service mail the password reset link, the same mail as from the log-in dialog. The admin SDK only
 * creates such links.
 * @throws Error when the service refuses or does not answer
 */
async function sendReset(email: string): Promise<void> {
  await callAuthService('sendOobCode', { requestType: 'PASSWORD_RESET', email }, 20_000)
}

export function actionContext(): ActionContext {
  const now = serverClock.now()
  return {
    db: adminFirestore(),
    auth: adminAuth(),
    stripe: paymentProvider,
    sendReset,
    deliverNow: (id) => enqueueDelivery([{ id, at: now }], `again${Date.parse(now)}`, now),
    mailNow: (id) => enqueueMail(id, `again${Date.parse(now)}`),
    now,
  }
}
