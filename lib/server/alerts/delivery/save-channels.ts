import type { Firestore } from 'firebase-admin/firestore'
import type { z } from 'zod'
import {
  type AddressChannel,
  type AlertChannel,
  alertChannels,
  type ChannelFacts,
  channelFacts,
  isAddressChannel,
} from '../../../alerts/alert-channels.ts'
import {
  type ChannelsDocument,
  pushLimit,
  ROTATION_DAYS,
  type SaveChannelsAnswer,
  type SaveChannelsBody,
  type SubscribePushAnswer,
  type SubscribePushBody,
  type Webhook,
} from '../../../alerts/delivery/channels.ts'
import { type AddressPolicy, addressFault } from '../../../alerts/delivery/public-address.ts'
import { listChannels } from '../../../alerts/plan-channels.ts'
import type { Instant } from '../../../core/clock.ts'
import { addMs, dayMs } from '../../../core/dates.ts'
import type { Audience } from '../../../core/plan.ts'
import { shortDigest } from '../../secrets.ts'
import { changeChannels, removeBrowser } from './channel-store.ts'
import { newWebhookSecret } from './send-webhook.ts'

export type ChannelChange = {
  db: Firestore
  uid: string
  plan: Audience
  now: Instant
  policy: AddressPolicy
  /** Creates the link that connects a chat; null where Telegram isn't set up. */
  telegramLink: (() => string) | null
}

type Refused = { outcome: 'refused'; channel: AlertChannel; message: string }
const refused = (channel: AlertChannel, message: string): Refused => ({ outcome: 'refused', channel, message })

/** Changes a member's channels as requested. If any part is refused, nothing is changed. */
export async function saveChannels(
  change: ChannelChange,
  body: z.output<typeof SaveChannelsBody>,
): Promise<SaveChannelsAnswer> {
  const refusal = findRefusal(change, body)
  if (refusal !== null) return refusal
  await changeChannels(change.db, change.uid, (channels) => changed(channels, body, change.now))
  const telegramLink = body.telegram === 'link' ? (change.telegramLink?.() ?? null) : null
  return { outcome: 'saved', telegramLink }
}

function findRefusal(
  { plan, policy, telegramLink }: ChannelChange,
  body: z.output<typeof SaveChannelsBody>,
): Refused | null {
  const { webhook, telegram } = body
  const addresses = alertChannels.filter(isAddressChannel)
  // Removing a channel is allowed on any plan.
  for (const channel of ['webhook', 'telegram', ...addresses] as const) {
    if (body[channel] && !listChannels(plan).includes(channel)) {
      return refused(channel, 'Your plan includes email and feeds. Other channels need a paid plan.')
    }
  }
  const fault = webhook ? addressFault(webhook.url, policy) : null
  if (fault !== null) return refused('webhook', fault)
  for (const channel of addresses) {
    const wanted = body[channel]
    const itsFault = wanted ? addressChannelFault(channel, wanted.url, policy) : null
    if (itsFault !== null) return refused(channel, itsFault)
  }
  if (telegram === 'link' && telegramLink === null) return refused('telegram', 'Telegram isn’t available on this site.')
  return null
}

function addressChannelFault(channel: AddressChannel, url: string, policy: AddressPolicy): string | null {
  const fault = addressFault(url, policy)
  if (fault !== null) return fault
  const field: ChannelFacts['address'] = channelFacts[channel].address
  const last = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? ''
  return !field?.ending || field.ending.pattern.test(last) ? null : field.ending.fault
}

function changed(channels: ChannelsDocument, body: z.output<typeof SaveChannelsBody>, now: Instant): ChannelsDocument {
  const next = { ...channels }
  // Faults of the channels being changed no longer apply.
  const kept = Object.entries(channels.faults ?? {}).filter(([channel]) => !(channel in body))
  if (channels.faults) next.faults = Object.fromEntries(kept)
  if (body.webhook === null) next.webhook = null
  else if (body.webhook) next.webhook = changedWebhook(channels.webhook, body.webhook, now)
  for (const channel of alertChannels.filter(isAddressChannel)) {
    const requested = body[channel]
    if (requested !== undefined) next[channel] = requested
  }
  if (body.telegram === null) next.telegram = null
  if (body.email === 'resume') {
    next.suppressed = null
    next.emailOff = false
  }
  return next
}

type RequestedWebhook = NonNullable<z.output<typeof SaveChannelsBody>['webhook']>

function changedWebhook(
  present: Webhook | null,
  { url, newSecret, endPrevious }: RequestedWebhook,
  now: Instant,
): Webhook {
  if (present === null) return { url, secret: newWebhookSecret() }
  const until = addMs(now, ROTATION_DAYS * dayMs)
  const previous = newSecret ? { secret: present.secret, until } : (present.previous ?? null)
  const secret = newSecret ? newWebhookSecret() : present.secret
  return previous === null || previous.until <= now || endPrevious ? { url, secret } : { url, secret, previous }
}

/** Adds or removes a browser. Adding the same browser again replaces its entry. */
export async function changePush(
  { db, uid, plan, now, policy }: Omit<ChannelChange, 'telegramLink'>,
  body: z.output<typeof SubscribePushBody>,
): Promise<SubscribePushAnswer> {
  if (body.kind === 'remove') {
    await removeBrowser(db, uid, body.id)
    return { outcome: 'saved', id: body.id }
  }
  if (!listChannels(plan).includes('push')) return refused('push', 'Notifications need a paid plan.')
  const { subscription, label } = body
  const fault = addressFault(subscription.endpoint, policy)
  if (fault !== null) return refused('push', fault)
  const id = shortDigest(subscription.endpoint)
  await changeChannels(db, uid, (channels) => {
    const others = channels.push.filter((one) => one.id !== id)
    return { ...channels, push: [...others, { ...subscription, id, label, addedAt: now }].slice(-pushLimit) }
  })
  return { outcome: 'saved', id }
}
