import { z } from 'zod'
import { type AlertChannel, alertChannels } from '../../../alerts/alert-channels.ts'
import { openingPath } from '../../../alerts/delivery/render-openings.ts'
import { SEAT_PARAMETER } from '../../../search/seat-parameter.ts'
import { liveProvider } from '../../availability/providers.ts'
import { firestoreRepository } from '../../availability/repository.ts'
import { findUser } from '../../caller.ts'
import { serverClock } from '../../clock.ts'
import { type Env, env } from '../../env.ts'
import { adminAuth, adminFirestore } from '../../firebase-admin.ts'
import { signSeatLink } from '../../seat-link.ts'
import { getSiteUrl } from '../../site-origin.ts'
import { disconnectTelegram, removeBrowser, suppressMail } from './channel-store.ts'
import type { DeliveryContext } from './deliver.ts'
import type { PostOptions } from './guarded-post.ts'
import { findFlights } from './known-flights.ts'
import type { Sender } from './outcome.ts'
import { emailSender, mailTransport, type RenderMail } from './send-email.ts'
import { ntfySender } from './send-ntfy.ts'
import { pushSender } from './send-push.ts'
import { telegramSender } from './send-telegram.ts'
import { logAttempt, webhookSender } from './send-webhook.ts'

const Inbox = z.array(z.object({ messageId: z.string().optional() }))

/** Returns a function that asks a local inbox (maildev) whether a mail with a given Message-ID has arrived. */
export function createInboxCheck(url: string): (messageId: string) => Promise<boolean> {
  return async (messageId) => {
    const bare = messageId.replace(/^<|>$/g, '')
    const address = new URL(`/email?${new URLSearchParams({ 'headers.message-id': messageId })}`, url)
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    return Inbox.parse(await response.json()).some((mail) => mail.messageId?.replace(/^<|>$/g, '') === bare)
  }
}

const POST_TIMEOUT_MS = 10_000

const postOptions = ({ WEBHOOK_LOOPBACK }: Env): PostOptions => ({
  allowLoopback: WEBHOOK_LOOPBACK,
  timeoutMs: POST_TIMEOUT_MS,
})

/**
 * Returns a function that builds the finder's path to a seat, signed so that anyone holding it may see that seat. Null
 * without a secret.
 */
export function seatLinkWith(secret: string | undefined): DeliveryContext['seatLink'] {
  if (secret === undefined) return null
  return (seat, party, from) => `${openingPath(seat, party)}&${SEAT_PARAMETER}=${signSeatLink(seat, from, secret)}`
}

let live: DeliveryContext | undefined

/** Whether an account's owner has verified this email address; false if the account is gone. */
async function isConfirmed(uid: string, address: string): Promise<boolean> {
  const account = await findUser(adminAuth(), uid)
  return account?.emailVerified === true && account.email?.toLowerCase() === address.toLowerCase()
}

/**
 * Returns the context this server sends messages with. It is created once, so that connections to the mail server are
 * reused.
 */
export function deliveryContext(render: RenderMail): DeliveryContext {
  live ??= {
    db: adminFirestore(),
    clock: serverClock,
    chance: Math.random,
    senders: createSenders(env(), render),
    isConfirmed,
    // Sample data is generated from the seed it was stored from, so checking again would find nothing new.
    live: env().AVAILABILITY_PROVIDER === 'sample' ? null : liveProvider(),
    findFlights: (openings) => findFlights(firestoreRepository(adminFirestore()), openings),
    seatLink: seatLinkWith(env().LINK_SECRET),
  }
  return live
}

/**
 * Creates the sender of each channel: null where this server isn't configured for it, and for feeds, which are read
 * rather than sent.
 */
export const senderMakers: Record<AlertChannel, (env: Env, render: RenderMail) => Sender | null> = {
  email: createMailSender,
  push: createPushSender,
  webhook: (env) =>
    webhookSender(postOptions(env), getSiteUrl(env), (uid, attempt) => logAttempt(adminFirestore(), uid, attempt)),
  ntfy: (env) => ntfySender(postOptions(env), getSiteUrl(env)),
  telegram: createTelegramSender,
  feed: () => null,
}

export function createSenders(env: Env, render: RenderMail): DeliveryContext['senders'] {
  return Object.fromEntries(
    alertChannels.flatMap((channel) => {
      const sender = senderMakers[channel](env, render)
      return sender === null ? [] : [[channel, sender]]
    }),
  )
}

/** Returns the sender's contact and legal details that mails show. */
export const senderIdentity = ({ TEAM_MAIL, MAIL_IMPRINT }: Pick<Env, 'TEAM_MAIL' | 'MAIL_IMPRINT'>) => ({
  contact: TEAM_MAIL,
  imprint: MAIL_IMPRINT ?? null,
})

function createMailSender(env: Env, render: RenderMail): Sender | null {
  const { SMTP_URL, LINK_SECRET, MAIL_FROM: from, MAIL_INBOX_URL, MAIL_BOUNCES_TO } = env
  if (!SMTP_URL || !LINK_SECRET) return null
  const suppress = (uid: string, address: string, reason: string) =>
    suppressMail(adminFirestore(), { uid, address, reason, now: serverClock.now() })
  return emailSender({
    transport: mailTransport(SMTP_URL),
    from,
    identity: senderIdentity(env),
    siteUrl: getSiteUrl(env),
    linkSecret: LINK_SECRET,
    render,
    hasArrived: MAIL_INBOX_URL ? createInboxCheck(MAIL_INBOX_URL) : null,
    bouncesTo: MAIL_BOUNCES_TO ?? null,
    suppress,
  })
}

function createPushSender(env: Env): Sender | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, MAIL_FROM } = env
  if (!publicKey || !privateKey) return null
  const remove = (uid: string, id: string) => removeBrowser(adminFirestore(), uid, id)
  const subject = `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`
  return pushSender({ subject, publicKey, privateKey, post: postOptions(env), remove })
}

function createTelegramSender(env: Env): Sender | null {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_URL: url } = env
  if (!token) return null
  const disconnect = (uid: string) => disconnectTelegram(adminFirestore(), uid)
  return telegramSender({ url, token, siteUrl: getSiteUrl(env), post: postOptions(env), disconnect })
}
