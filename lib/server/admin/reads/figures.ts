import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { z } from 'zod'
import { type MessageCount, type PricedChannel, pricedChannels } from '../../../admin/message-costs.ts'
import { type PaidTime, type Payment, parsePaidTime } from '../../../admin/revenue.ts'
import { isUnmatched, type StoredAlert, UNMATCHED_DAYS } from '../../../admin/unmatched-alerts.ts'
import { AlertSettings } from '../../../alerts/alert.ts'
import { channelFacts } from '../../../alerts/alert-channels.ts'
import { type Instant, type LocalDate, localDateOf } from '../../../core/clock.ts'
import { addMs, dayMs, epochSecond, instantOf } from '../../../core/dates.ts'
import { site } from '../../../core/site.ts'
import { countDocuments, streamDocuments } from '../../firebase-admin.ts'

/** How far back all sent messages are still kept. */
export const MESSAGE_DAYS = 30

const nameOf = (channel: PricedChannel) =>
  channel === 'email' ? 'Email: alerts and reminders' : channelFacts[channel].name

/** Counts the messages of the last days by channel: alerts and the like, then mails about accounts and forms. */
export async function countMessages(db: Firestore, now: Instant): Promise<MessageCount[]> {
  const since = addMs(now, -MESSAGE_DAYS * dayMs)
  const outbox = db.collection('outbox').where('status', '==', 'sent').where('createdAt', '>=', since)
  const mail = db.collection('mail').where('status', '==', 'sent').where('sentAt', '>=', since)
  const [mails, ...counts] = await Promise.all([
    countDocuments(mail),
    ...pricedChannels.map((channel) => countDocuments(outbox.where('channel', '==', channel))),
  ])
  return [
    ...pricedChannels.map((channel, at) => ({ what: nameOf(channel), channel, count: counts[at] ?? 0 })),
    { what: 'Email: accounts, forms and chats', channel: 'email', count: mails },
  ]
}

/** The most items read from each list; the provider returns a hundred at a time. */
const MAX_ITEMS = 10_000

export type PaymentFigures = {
  times: PaidTime[]
  payments: Payment[]
  /** Payments and subscriptions in another currency, which are in no amount. */
  foreign: number
  /** Whether there were more than are read for one page. */
  isCut: boolean
}

/** Reads every subscription so far, and what was paid since a day. @throws whatever the payment provider fails with */
export async function readPayments(
  { subscriptions, charges }: Pick<Stripe, 'subscriptions' | 'charges'>,
  since: LocalDate,
): Promise<PaymentFigures> {
  const created = { gte: epochSecond(`${since}T00:00:00Z`) - 86_400 }
  const [sold, paid] = await Promise.all([
    take(subscriptions.list({ status: 'all', limit: 100 }), parsePaidTime),
    take(charges.list({ created, limit: 100 }), readPayment),
  ])
  const inOurs = paid.kept.filter(({ currency }) => currency === site.currency)
  return {
    times: sold.kept,
    payments: inOurs,
    foreign: paid.kept.length - inOurs.length + sold.kept.filter(({ monthlyMinor }) => monthlyMinor === null).length,
    isCut: sold.isCut || paid.isCut,
  }
}

/** Returns null for a charge that brought no money. */
function readPayment(charge: Stripe.Charge): (Payment & { currency: string }) | null {
  const { status, created, amount, amount_refunded, disputed, currency } = charge
  if (status !== 'succeeded' || disputed) return null
  const on = localDateOf(instantOf(created))
  return { on, amountMinor: amount - amount_refunded, currency: currency.toUpperCase() }
}

/** Reads a list page by page and keeps only what is wanted, because the provider's own objects are large. */
async function take<Item, Wanted>(list: AsyncIterable<Item>, want: (item: Item) => Wanted | null) {
  const kept: Wanted[] = []
  let read = 0
  for await (const item of list) {
    if (read === MAX_ITEMS) return { kept, isCut: true }
    read += 1
    const wanted = want(item)
    if (wanted !== null) kept.push(wanted)
  }
  return { kept, isCut: false }
}

const MAX_READ = 20_000
const MAX_SHOWN = 100

const WrittenAt = z.instanceof(Timestamp).transform((at) => at.toDate().toISOString())
const MatchedAt = z.iso.datetime().nullable().catch(null)

/** Reads active alerts that have found nothing for a long time, the longest standing first, and how many there are. */
export async function readUnmatchedAlerts(db: Firestore, now: Instant) {
  const since = Timestamp.fromMillis(Date.parse(now) - (UNMATCHED_DAYS - 1) * dayMs)
  const old = db.collectionGroup('alerts').where('updatedAt', '<=', since).orderBy('updatedAt').limit(MAX_READ)
  const alerts: StoredAlert[] = []
  let [read, count] = [0, 0]
  for await (const document of streamDocuments(old.select('settings', 'updatedAt', 'lastMatch.at'))) {
    read += 1
    const settings = AlertSettings.safeParse(document.get('settings')).data
    const updatedAt = WrittenAt.safeParse(document.get('updatedAt')).data
    if (!settings || !updatedAt) continue
    const lastMatchAt = MatchedAt.parse(document.get('lastMatch.at'))
    const alert = { path: document.ref.path, settings, updatedAt, lastMatchAt }
    if (!isUnmatched(alert, now)) continue
    count += 1
    if (alerts.length < MAX_SHOWN) alerts.push(alert)
  }
  return { alerts, count, isCut: read === MAX_READ }
}
