import { webhookBody } from '../../../alerts/delivery/webhook-body.ts'
import type { WebhookAttempt } from '../../../alerts/delivery/webhook-log.ts'
import { reportFault } from '../../../core/faults.ts'
import { ForbiddenAddress, guardedPost, type PostOptions } from './guarded-post.ts'
import { type Outcome, retryAfter, type Sender } from './outcome.ts'
import { signedHeaders } from './webhook-signature.ts'

type Log = (uid: string, attempt: WebhookAttempt) => Promise<void>
type Result = { outcome: Outcome; status: number | null }

/**
 * Posts a message to the member's own server. `log` records each attempt for them; if logging fails, the message still
 * counts.
 */
export function webhookSender(post: PostOptions, siteUrl: string, log: Log): Sender {
  return async (delivery) => {
    const { to, id, message, content, now } = delivery
    const { webhook } = to.channels
    if (webhook === null) return { kind: 'suppressed', fault: 'No webhook is set up.' }
    const body = JSON.stringify(webhookBody(id, message, content, siteUrl))
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Pointsward-Alerts/1',
      ...signedHeaders(webhook, id, body, now),
    }
    const begun = performance.now()
    const { outcome, status } = await attempt({ url: webhook.url, headers, body }, post)
    const milliseconds = Math.round(performance.now() - begun)
    const { host } = new URL(webhook.url)
    const fault = outcome.kind === 'sent' ? null : outcome.fault
    const about = {
      message: id,
      kind: message.kind,
      subject: content.subject,
      host,
      at: now,
      status,
      milliseconds,
      fault,
    }
    await log(to.uid, about).catch((error: unknown) =>
      reportFault('an attempt of a webhook could not be logged', error),
    )
    return outcome
  }
}

async function attempt(request: Parameters<typeof guardedPost>[0], post: PostOptions): Promise<Result> {
  try {
    const answer = await guardedPost(request, post)
    return { outcome: toOutcome(answer, new URL(request.url).host), status: answer.status }
  } catch (error) {
    const outcome: Outcome =
      error instanceof ForbiddenAddress ? { kind: 'dead', fault: error.message } : retryAfter(error)
    return { outcome, status: null }
  }
}

function toOutcome({ status, wait }: { status: number; wait: number | null }, host: string): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent', to: host }
  if (status === 410) return { kind: 'dead', fault: `${host} answered 410: it doesn’t want any more messages.` }
  const why = status >= 300 && status < 400 ? ', a redirect, which we don’t follow' : ''
  return { kind: 'retry', fault: `${host} answered ${status}${why}.`, wait }
}
