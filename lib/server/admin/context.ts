import { enqueueDelivery } from '../alerts/delivery/task-queue.ts'
import { paymentProvider } from '../billing/provider.ts'
import { serverClock } from '../clock.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { enqueueMail } from '../mail/mail-queue.ts'
import type { ActionContext } from './action.ts'
import { sendReset } from './send-reset.ts'

/** What actions work with on this server. */
export function actionContext(): ActionContext {
  const now = serverClock.now()
  return {
    db: adminFirestore(),
    auth: adminAuth(),
    stripe: paymentProvider,
    sendReset,
    deliverNow: (id) => enqueueDelivery([{ id, turn: `again${Date.parse(now)}`, at: now }], now),
    mailNow: (id) => enqueueMail(id, `again${Date.parse(now)}`),
    now,
  }
}
