import * as z from '#small-zod'

/**
 * The ways a message reaches a member. To add one, add its id here, its facts below and its sender in
 * lib/server/alerts/delivery/context.ts; one that stores more than an address also needs a field in `ChannelsDocument`
 * and a block in components/alerts/channels. The code doesn't compile while a part is missing.
 */
export const alertChannels = ['email', 'push', 'webhook', 'ntfy', 'telegram', 'feed'] as const
export const AlertChannel = z.enum(alertChannels)
export type AlertChannel = z.infer<typeof AlertChannel>

/** The facts of a channel that are the same for every member. */
export type ChannelFacts = {
  /** As a heading: `Email`. */
  name: string
  /** Within a sentence: `email`. */
  inWords: string
  /** What it is, in a few words. */
  words: string
  /** Whether it comes with every account or with a paid plan. */
  plans: 'every' | 'paid'
  /** What is stored for it: only an address, or a shape of its own in `ChannelsDocument`. */
  keeps: 'address' | 'own'
  /** The form field for its address; null if it has none. */
  address: AddressField | null
}

type AddressField = {
  label: string
  placeholder: string
  hint: string
  /** The pattern that the last path segment must match, and what to say when it doesn't. */
  ending?: { pattern: RegExp; fault: string }
}

export const channelFacts = {
  email: {
    ...{ name: 'Email', inWords: 'email', words: 'to the address you log in with' },
    ...{ plans: 'every', keeps: 'own', address: null },
  },
  push: {
    ...{ name: 'Notifications', inWords: 'push notification', words: 'in browsers where you allow them' },
    ...{ plans: 'paid', keeps: 'own', address: null },
  },
  webhook: {
    ...{ name: 'Webhook', inWords: 'webhook', words: 'a signed request to your own server' },
    ...{ plans: 'paid', keeps: 'own' },
    address: {
      label: 'Your server’s address',
      placeholder: 'https://example.com/seats',
      hint: 'Each message is a POST request, signed to the Standard Webhooks spec.',
    },
  },
  ntfy: {
    ...{ name: 'ntfy', inWords: 'ntfy', words: 'to an ntfy topic' },
    ...{ plans: 'paid', keeps: 'address' },
    address: {
      label: 'Topic address',
      placeholder: 'https://ntfy.sh/my-seats',
      hint: 'Anyone who knows the topic can read it, so pick a name that’s hard to guess.',
      ending: {
        pattern: /^[\w-]{1,64}$/,
        fault: 'End the address with your topic, like https://ntfy.sh/my-seats.',
      },
    },
  },
  telegram: {
    ...{ name: 'Telegram', inWords: 'Telegram', words: 'a chat with our bot' },
    ...{ plans: 'paid', keeps: 'own', address: null },
  },
  feed: {
    ...{ name: 'Feeds', inWords: 'feeds', words: 'a private calendar and an Atom feed' },
    ...{ plans: 'every', keeps: 'own', address: null },
  },
} as const satisfies Record<AlertChannel, ChannelFacts>

/** Channels that store only an address: they all share the same form, storage and checks. */
export type AddressChannel = {
  [Channel in AlertChannel]: (typeof channelFacts)[Channel]['keeps'] extends 'address' ? Channel : never
}[AlertChannel]

export function isAddressChannel(channel: AlertChannel): channel is AddressChannel {
  return channelFacts[channel].keeps === 'address'
}
