import nodemailer, { type Transporter } from 'nodemailer'
import { parseAlertReference } from '../../../alerts/alert.ts'
import { editHref } from '../../../alerts/alert-places.ts'
import { bounceAddress, isMailboxGone } from '../../../alerts/delivery/bounce.ts'
import { addMs, dayMs } from '../../../core/dates.ts'
import { reportFault } from '../../../core/faults.ts'
import { type Delivery, type Outcome, retryAfter, type Sender } from './outcome.ts'
import { signLink } from './signed-link.ts'
import { bounceKey } from './take-bounce.ts'

/** The links in a mail, all absolute. */
type MailLinks = {
  /** Makes a path of the site absolute. */
  to: (path: string) => string
  /** The address a mail program posts to. */
  oneClick: string
  /** The same for a reader: a page that says what they unsubscribe from. */
  unsubscribe: string
  /** Pauses the alert; null for a mail about no particular alert, or several. */
  pause: string | null
  /** The page to change the alert on; the list of alerts if there are several. */
  change: string
}

/** The sender as mails name it. `imprint`: registered name, number and address; null where none is configured. */
export type MailSenderIdentity = { contact: string; imprint: string | null }

const PAUSE_DAYS = 60

/** Returns the links of a mail. */
export function buildMailLinks(
  { message, to, now }: Pick<Delivery, 'message' | 'to' | 'now'>,
  { siteUrl, linkSecret }: { siteUrl: string; linkSecret: string },
): MailLinks {
  // A mail for several alerts isn't about one in particular, so its links concern all mails.
  const several = (message.alerts?.length ?? 1) > 1
  const { kind, ...alert } = parseAlert(several ? `users/${to.uid}/alerts` : message.alert)
  const { id } = alert
  const of = { uid: to.uid, kind, ...alert }
  const mail = signLink({ ...of, purpose: 'mail', expires: null }, linkSecret)
  const expires = addMs(now, PAUSE_DAYS * dayMs)
  const absolute = (path: string) => new URL(path, siteUrl).href
  return {
    to: absolute,
    oneClick: absolute(`/api/alerts/unsubscribe?token=${mail}`),
    unsubscribe: absolute(`/unsubscribe?token=${mail}`),
    pause:
      id === null ? null : absolute(`/unsubscribe?token=${signLink({ ...of, purpose: 'pause', expires }, linkSecret)}`),
    change: absolute(id === null ? `/${kind}` : editHref(kind, { id, identity: alert.identity })),
  }
}

/** Parses an alert's reference. In a test of no particular alert it has no id. */
function parseAlert(reference: string): { kind: 'alerts' | 'seat-alerts'; id: string | null; identity?: string } {
  const { path, ...identity } = parseAlertReference(reference)
  const [, kind = '', id] = /^users\/[^/]+\/(alerts|seat-alerts)(?:\/([0-4][0-9]))?$/.exec(path) ?? []
  return { kind: kind === 'seat-alerts' ? kind : 'alerts', id: id ?? null, ...identity }
}

/** Renders a mail's bodies. The templates that do it are not part of lib. */
export type RenderMail = (
  delivery: Delivery,
  links: MailLinks,
  identity: MailSenderIdentity,
) => Promise<{ html: string; text: string }>

export type MailOptions = {
  transport: Pick<Transporter, 'sendMail'>
  from: string
  identity: MailSenderIdentity
  siteUrl: string
  linkSecret: string
  render: RenderMail
  /** Asks an inbox on this machine whether a Message-ID has arrived; null where there is none to ask. */
  hasArrived: ((messageId: string) => Promise<boolean>) | null
  /** The mailbox that bounces are sent to; null sends them to `from`, which no one reads. */
  bouncesTo: string | null
  /** Records that an address refused mail for good, so that it isn't tried again. */
  suppress: (uid: string, address: string, reason: string) => Promise<void>
}

const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Returns a transport with a shared pool of open connections, because a new one costs several round trips per mail. */
export function mailTransport(smtpUrl: string, times = TIMES): Transporter {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries({ ...times, pool: true, maxConnections: 3 })) {
    url.searchParams.set(name, String(value))
  }
  return nodemailer.createTransport(url.href)
}

/**
 * Returns a message's Message-ID. Every attempt has the same one, so that mail servers and readers recognise a repeat.
 */
export function buildMessageId(id: string, from: string): string {
  const domain = /@([^<>@\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return `<${id}@${domain}>`
}

export function emailSender(options: MailOptions): Sender {
  const { transport, from, hasArrived } = options
  return async (delivery) => {
    const messageId = buildMessageId(delivery.id, from)
    const { email, uid } = delivery.to
    const back = backTo(delivery.id, options)
    const sent: Outcome = { kind: 'sent', to: email, ...(back && { bounceKey: back.key }) }
    if (delivery.mayBeDuplicate && hasArrived !== null && (await hasArrived(messageId))) return sent
    const links = buildMailLinks(delivery, options)
    const bodies = await options.render(delivery, links, options.identity)
    try {
      await transport.sendMail({
        messageId,
        from,
        to: email,
        replyTo: options.identity.contact,
        // Mail servers report later failures to deliver to the envelope's sender.
        ...(back && { envelope: { from: back.address, to: email } }),
        subject: delivery.content.sample ? `[Sample] ${delivery.content.subject}` : delivery.content.subject,
        date: new Date(delivery.now),
        headers: {
          // One click in the mail program unsubscribes (RFC 8058): it posts, without any further question.
          'List-Unsubscribe': `<${links.oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        },
        ...bodies,
      })
      return sent
    } catch (error) {
      const outcome = toOutcome(error)
      if (outcome.kind === 'suppressed') await options.suppress(uid, email, outcome.fault)
      return outcome
    }
  }
}

function backTo(id: string, { bouncesTo, linkSecret }: MailOptions): { key: string; address: string } | null {
  if (bouncesTo === null) return null
  const key = bounceKey(id, linkSecret)
  return { key, address: bounceAddress(bouncesTo, key) }
}

/** SMTP codes that refuse a recipient for good. 552 (mailbox full) is not one of them. */
const refusals = new Set([550, 551, 553, 554, 556])

function toOutcome(error: unknown): Outcome {
  const { responseCode, command, response } = error as { responseCode?: number; command?: string; response?: string }
  const reply = typeof response === 'string' ? response.replace(/\s+/g, ' ').slice(0, 200) : ''
  const isRecipient = command === 'RCPT TO'
  if (isRecipient && isMailboxGone(reply)) {
    return { kind: 'suppressed', fault: `The mail server rejected the address: ${reply}` }
  }
  if (command === 'DATA' && (responseCode ?? 0) >= 500)
    return { kind: 'dead', fault: `The email was rejected: ${reply}` }
  // E.g. wrong credentials, a server that is down or blocks us: our fault to fix, and not caused by this mail.
  if (!isRecipient || refusals.has(responseCode ?? 0)) reportFault('handing in mail', error)
  return retryAfter(error)
}
