import { z } from 'zod'
import { type AddressChannel, AlertChannel, alertChannels, isAddressChannel } from '../alert-channels.ts'

/** How messages of alerts reach a member: what is kept of it, and what the callables that change it take and answer. */

const address = z.url({ protocol: /^https?$/ }).max(500)

/** The same schema for each channel that is an address and nothing else. */
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
  /** Short digest of the endpoint: what a page names it by. */
  id: z.string(),
  /** What the member sees, such as `Firefox on Android`. */
  label: z.string(),
  addedAt: InstantText,
})
export type PushSubscriptionRecord = z.infer<typeof PushSubscriptionRecord>

/** A webhook's signing secret is shown to its owner, who checks signatures with it. */
const Webhook = z.object({
  url: address,
  secret: z.string(),
  /** The secret before, which signs too until then. */
  previous: z.object({ secret: z.string(), until: InstantText }).nullable().optional(),
})
export type Webhook = z.infer<typeof Webhook>
const Suppressed = z.object({
  address: z.string(),
  /** One sentence of the mail server that refused it. */
  reason: z.string(),
  at: InstantText,
})

/** users/{uid}/private/channels: read by its owner, written by servers alone. Absent until the first channel is set up. */
export const ChannelsDocument = z.object({
  webhook: Webhook.nullable().default(null),
  ...forAddressChannels(z.object({ url: address }).nullable().default(null)),
  telegram: z.object({ chat: z.string(), name: z.string() }).nullable().default(null),
  push: z.array(PushSubscriptionRecord).default([]),
  /** SHA-256 of the secret in the feeds' addresses; the secret itself is shown once and kept nowhere. */
  feed: z.object({ hash: z.string(), madeAt: InstantText }).nullable().default(null),
  /** The member asked, from a mail, for none of any alert. */
  emailOff: z.boolean().default(false),
  /** Why e-mail to the member rests after a bounce; null while it is sent. */
  suppressed: Suppressed.nullable().default(null),
  /** Why the last message by a channel could not be sent; a channel that works again is taken out. */
  faults: z.partialRecord(AlertChannel, z.object({ reason: z.string(), at: InstantText })).optional(),
})
export type ChannelsDocument = z.infer<typeof ChannelsDocument>

export const channelsPath = (uid: string) => `users/${uid}/private/channels`

/** Most browsers one member is told on; the oldest makes room. */
export const pushLimit = 10

/**
 * Body of `saveChannels`: what is absent stays as it is, null takes the channel away. A webhook keeps its secret unless
 * `newSecret`; the one before then signs too for some days, unless `endPrevious` says otherwise. `telegram: 'link'` asks for a link that joins the chat to the account. `email: 'resume'` lets e-mail
 * be sent again, after a bounce or an unsubscribe from all of it.
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

/** Why an address was not taken, said beside its field. */
const Refusal = z.object({ channel: AlertChannel, message: z.string() })
export const SaveChannelsAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), telegramLink: z.url().nullable() }),
  z.object({ outcome: z.literal('refused') }).extend(Refusal.shape),
])
export type SaveChannelsAnswer = z.infer<typeof SaveChannelsAnswer>

/** Body of `subscribePush`: this browser is told from now on, or one of the list no longer. */
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

/** Body of `revokeFeeds`: the present addresses stop working at once; with `renew` new ones are made. */
export const RevokeFeedsBody = z.strictObject({ renew: z.boolean() })
export type RevokeFeedsBody = z.input<typeof RevokeFeedsBody>
/** The new addresses, shown this once; null without `renew`. */
export const RevokeFeedsAnswer = z.object({ feeds: z.object({ calendar: z.url(), atom: z.url() }).nullable() })
export type RevokeFeedsAnswer = z.infer<typeof RevokeFeedsAnswer>

/** Body of `testAlert`: one message by one channel, now. With an alert it is worded as that alert's would be. */
export const TestAlertBody = z.strictObject({
  channel: z.enum(AlertChannel.options.filter((channel) => channel !== 'feed')),
  alert: z
    .strictObject({ kind: z.enum(['alerts', 'seat-alerts']), id: z.string().regex(/^[0-4][0-9]$/) })
    .nullable()
    .default(null),
})
export type TestAlertBody = z.input<typeof TestAlertBody>
export const TestAlertAnswer = z.discriminatedUnion('outcome', [
  /** `to` says where: an address, `2 browsers`, a host. */
  z.object({ outcome: z.literal('sent'), to: z.string() }),
  /** `message` says in one sentence what failed and what to do. */
  z.object({ outcome: z.literal('failed'), message: z.string() }),
])
export type TestAlertAnswer = z.infer<typeof TestAlertAnswer>

/** GET /api/alerts/channels: what this site can send by, for anybody. */
export const OfferedChannels = z.object({
  /** The key a browser subscribes with (VAPID, base64url); null where push is not set up. */
  push: z.object({ publicKey: z.string() }).nullable(),
  telegram: z.boolean(),
})
export type OfferedChannels = z.infer<typeof OfferedChannels>
