import { onRequest, type Request } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { onTaskDispatched } from 'firebase-functions/tasks'
import { z } from 'zod'
import { TestAlertBody } from '../../lib/alerts/delivery/channels.ts'
import { RetryWebhookBody } from '../../lib/alerts/delivery/webhook-log.ts'
import { deliverMessage as deliver } from '../../lib/server/alerts/delivery/deliver.ts'
import { retryWebhook as retry, sendTest } from '../../lib/server/alerts/delivery/send-now.ts'
import { bounceSecret, takeBounce } from '../../lib/server/alerts/delivery/take-bounce.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { isSecret } from '../../lib/server/secrets.ts'
import { deleteOld, findWaiting, SWEEP_MINUTES } from '../../lib/server/sweep.ts'
import { enqueueDelivery } from '../../lib/server/task-queue.ts'
import { onCall, parseBody } from './on-call.ts'
import { bounceOptions, deliveringCallableOptions, deliveryOptions, sweepOptions } from './options.ts'
import { openDelivery } from './render-mail.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

const Task = z.object({ id: z.string().min(1).max(500) })

/**
 * Sends one message of the outbox. It counts its own attempts: the sweep retries messages that failed or weren't due,
 * so a task is only repeated if the database couldn't be reached.
 */
export const deliverMessage = onTaskDispatched(
  deliveryOptions,
  reported('deliverMessage', async ({ data }: { data: unknown }) => {
    await deliver(Task.parse(data).id, await openDelivery())
  }),
)

/** Sends one queued mail. It counts its own attempts, and the sweep retries those that failed. */
export const deliverMail = onTaskDispatched(
  deliveryOptions,
  reported('deliverMail', async ({ data }: { data: unknown }) => {
    // Imported here, so that no other function loads the mail library.
    const [{ sendMail, mailContext }, { renderAccountMail }] = await Promise.all([
      import('../../lib/server/mail/send-mail.ts'),
      import('../../components/mail/account-mail.tsx'),
    ])
    await sendMail(Task.parse(data).id, mailContext(renderAccountMail))
  }),
)

/** The fields in which mail providers send a whole mail, if they don't post it as the body. */
const Body = z.union([
  z.object({ RawEmail: z.string() }).transform(({ RawEmail }) => RawEmail),
  z.object({ 'body-mime': z.string() }).transform((form) => form['body-mime']),
])

/** Takes bounced mails posted by the mail provider: as the body (message/rfc822), or in a field of JSON or a form. */
export const mailBounces = onRequest(
  bounceOptions,
  reported('mailBounces', async (request, response) => {
    const { LINK_SECRET: secret } = env()
    if (secret === undefined || !isAllowed(request, bounceSecret(secret))) {
      response.status(403).send('')
      return
    }
    const field = Body.safeParse(request.body)
    const mail = field.success ? field.data : (request.rawBody?.toString('utf8') ?? '')
    response.status(200).json({ taken: await takeBounce(adminFirestore(), mail, serverClock.now()) })
  }),
)

/**
 * Returns whether the secret was sent, as a bearer token or, as some providers do, as the password of a URL such as
 * https://bounces:secret@…
 */
function isAllowed({ headers }: Request, right: string): boolean {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(' ')
  const given =
    scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString().split(':').slice(1).join(':') : credentials
  return isSecret(given, right)
}

/** Queues the messages that are due and have no task, and deletes old ones. */
export const sweepOutbox = onSchedule(
  { schedule: `every ${SWEEP_MINUTES} minutes`, ...sweepOptions },
  reported('sweepOutbox', async () => {
    const [db, now] = [adminFirestore(), serverClock.now()]
    const turn = `s${Math.floor(Date.parse(now) / 1_000)}`
    const waiting = await findWaiting(db, 'outbox', now)
    const due = waiting.map((id) => ({ id, at: now }))
    await enqueueDelivery(due, turn, now)
    await deleteOld(db, 'outbox', now)
  }),
)

/**
 * Sends the caller a test message by one channel, now. Body: TestAlertBody; answers TestAlertAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const testAlert = onCall('testAlert', deliveringCallableOptions, async (request) => {
  const { uid } = await requireMember(request)
  return sendTest(uid, parseBody(TestAlertBody, request.data), await openDelivery())
})

/**
 * Sends one message of the caller's webhook again, now. Body: RetryWebhookBody; answers TestAlertAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const retryWebhook = onCall('retryWebhook', deliveringCallableOptions, async (request) => {
  const { uid } = await requireMember(request)
  return retry(uid, parseBody(RetryWebhookBody, request.data).message, await openDelivery())
})
