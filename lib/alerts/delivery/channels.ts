import { z } from 'zod'
import { type AddressChannel, AlertChannel, alertChannels, isAddressChannel } from '../alert-channels.ts'

export const SECRET_PREFIX = 'whsec_'

/** How many days the previous secret also signs after a new one was made. */
export const ROTATION_DAYS = 7

/** False for a secret made before 24 November 2026, which signs in our own older format. */
export const isStandardSecret = (secret: string) => secret.startsWith(SECRET_PREFIX)

/** How alert messages reach a member: what is stored, and what the callables that change it take and return. */

const address = z.url({ protocol: /^https?$/ }).max(500)

/** Returns the same schema for each channel that is only an address. */
function forAddressChannels<Schema>(schema: Schema): Record<AddressChannel, Schema> {
  const entries = alertChannels.filter(isAddressChannel).map((channel) => [channel, schema] as const)
  return Object.fromEntries(entries) as Record<AddressChannel, Schema>
}

const InstantText = z.iso.datetime()

/** A browser's own push subscription, as `PushSubscription.toJSON()` gives it. */
const BrowserSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{16,32}={0,2}$/),
  }),
})

export const PushSubscriptionRecord = BrowserSubscription.extend({
  /** A short digest of the endpoint, by which pages refer to it. */
  id: z.string(),
  /** The name the member sees, such as `Firefox on Android`. */
  label: z.string(),
  addedAt: InstantText,
})
export type PushSubscriptionRecord = z.infer<typeof PushSubscriptionRecord>

/** A webhook. Its signing secret is shown to its owner, who verifies signatures with it. */
const Webhook = z.object({
  url: address,
  secret: z.string(),
  /** The previous secret, which also signs until `until`. */
  previous: z.object({ secret: z.string(), until: InstantText }).nullable().optional(),
})
export type Webhook = z.infer<typeof Webhook>
const Suppressed = z.object({
  address: z.string(),
  /** The reason the mail server gave for refusing, in one sentence. */
  reason: z.string(),
  at: InstantText,
})

/** users/{uid}/private/channels: read by its owner, written only by servers. Absent until a channel is set up. */
export const ChannelsDocument = z.object({
  webhook: Webhook.nullable().default(null),
  ...forAddressChannels(z.object({ url: address }).nullable().default(null)),
  telegram: z.object({ chat: z.string(), name: z.string() }).nullable().default(null),
  push: z.array(PushSubscriptionRecord).default([]),
  /** SHA-256 of the secret in the feed URLs; the secret itself is shown once and never stored. */
  feed: z.object({ hash: z.string(), madeAt: InstantText }).nullable().default(null),
  /** The member asked, from a link in an email, for no emails about any alert. */
  emailOff: z.boolean().default(false),
  /** Why emails to the member are stopped after a bounce; null while they are sent. */
  suppressed: Suppressed.nullable().default(null),
  /** Why the last message on a channel could not be sent; the entry is removed once the channel works again. */
  faults: z.partialRecord(AlertChannel, z.object({ reason: z.string(), at: InstantText })).optional(),
})
export type ChannelsDocument = z.infer<typeof ChannelsDocument>

export const channelsPath = (uid: string) => `users/${uid}/private/channels`

/** The most browsers a member is notified in; adding another removes the oldest. */
export const pushLimit = 10

/**
 * Body of `saveChannels`: absent fields stay as they are, null removes a channel. A webhook keeps its secret unless
 * `newSecret` is set; the previous secret then also signs for some days, unless `endPrevious` is set. `telegram:
 * 'link'` asks for a link that connects the chat to the account. `email: 'resume'` turns emails on again after a bounce
 * or after unsubscribing from all of them.
 */
export const SaveChannelsBody = z.strictObject({
  webhook: z
    .strictObject({ url: address, newSecret: z.boolean().default(false), endPrevious: z.boolean().default(false) })
    .nullable()
    .optional(),
  ...forAddressChannels(z.strictObject({ url: address }).nullable().optional()),
  telegram: z.literal('link').nullable().optional(),
  email: z.literal('resume').optional(),
})
export type SaveChannelsBody = z.input<typeof SaveChannelsBody>

/** Why an address was refused, for showing beside its field. */
const Refusal = z.object({ channel: AlertChannel, message: z.string() })
export const SaveChannelsAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), telegramLink: z.url().nullable() }),
  z.object({ outcome: z.literal('refused') }).extend(Refusal.shape),
])
export type SaveChannelsAnswer = z.infer<typeof SaveChannelsAnswer>

/** Body of `subscribePush`: adds this browser, or removes one from the list. */
export const SubscribePushBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('add'),
    subscription: BrowserSubscription,
    label: z.string().trim().min(1).max(60),
  }),
  z.strictObject({ kind: z.literal('remove'), id: z.string().min(1).max(64) }),
])
export type SubscribePushBody = z.input<typeof SubscribePushBody>
export const SubscribePushAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), id: z.string() }),
  z.object({ outcome: z.literal('refused') }).extend(Refusal.shape),
])
export type SubscribePushAnswer = z.infer<typeof SubscribePushAnswer>

/** Body of `revokeFeeds`: the current URLs stop working immediately; `renew` makes new ones. */
export const RevokeFeedsBody = z.strictObject({ renew: z.boolean() })
export type RevokeFeedsBody = z.input<typeof RevokeFeedsBody>
/** The new URLs, shown only this once; null without `renew`. */
export const RevokeFeedsAnswer = z.object({ feeds: z.object({ calendar: z.url(), atom: z.url() }).nullable() })
export type RevokeFeedsAnswer = z.infer<typeof RevokeFeedsAnswer>

/** Body of `testAlert`: sends one message on one channel now, worded like the given alert's messages, if any. */
export const TestAlertBody = z.strictObject({
  channel: z.enum(AlertChannel.options.filter((channel) => channel !== 'feed')),
  alert: z
    .strictObject({ kind: z.enum(['alerts', 'seat-alerts']), id: z.string().regex(/^[0-4][0-9]$/) })
    .nullable()
    .default(null),
})
export type TestAlertBody = z.input<typeof TestAlertBody>
export const TestAlertAnswer = z.discriminatedUnion('outcome', [
  /** `to` says where it went: an address, `2 browsers`, a host. */
  z.object({ outcome: z.literal('sent'), to: z.string() }),
  /** `message` says in one sentence what failed and what to do. */
  z.object({ outcome: z.literal('failed'), message: z.string() }),
])
export type TestAlertAnswer = z.infer<typeof TestAlertAnswer>

/** GET /api/alerts/channels: the channels this site can send on, for anyone to read. */
export const OfferedChannels = z.object({
  /** The key a browser subscribes with (VAPID, base64url); null where push is not set up. */
  push: z.object({ publicKey: z.string() }).nullable(),
  telegram: z.boolean(),
})
export type OfferedChannels = z.infer<typeof OfferedChannels>
