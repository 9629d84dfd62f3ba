import { applicationDefault } from 'firebase-admin/app'
import { enqueueDelivery } from '../alerts/delivery/task-queue.ts'
import { paymentProvider } from '../billing/provider.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { enqueueMail } from '../mail/mail-queue.ts'
import type { ActionContext } from './action.ts'

const timeoutMs = 20_000

/**
 * Has the auth service mail the password reset link, the same mail as from the log-in dialog. The admin SDK only
 * creates such links; the service's own API also sends them.
 * @throws Error when the service refuses or does not answer
 */
async function sendReset(email: string): Promise<void> {
  const { GOOGLE_CLOUD_PROJECT: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = env()
  const origin = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token
  const response = await fetch(`${origin}/v1/projects/${project}/accounts:sendOobCode`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the reset mail was refused: ${response.status}`)
}

/** Returns what actions work with on this server. */
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
