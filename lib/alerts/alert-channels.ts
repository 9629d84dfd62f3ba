import * as z from '#small-zod'

/**
 * The ways a message reaches a member. A new one is an id here, its facts below, and its sender in
 * lib/server/alerts/delivery/context.ts; one that is more than an address also has a place in `ChannelsDocument` and a
 * block of its own in components/alerts/channels. What is left out does not compile.
 */
export const alertChannels = ['email', 'push', 'webhook', 'ntfy', 'telegram', 'feed'] as const
export const AlertChannel = z.enum(alertChannels)
export type AlertChannel = z.infer<typeof AlertChannel>

/** What is the same for everybody about a channel. */
export type ChannelFacts = {
  /** As a heading: `Email`. */
  name: string
  /** Within a sentence: `email`. */
  inWords: string
  /** What it is, in a few words. */
  words: string
  /** Whether it comes with every account or with a paid plan. */
  plans: 'every' | 'paid'
  /** What is kept of it: one address and nothing else, or what `ChannelsDocument` says of it alone. */
  keeps: 'address' | 'own'
  /** The field of its address; null where it has none. */
  address: AddressField | null
}

type AddressField = {
  label: string
  placeholder: string
  hint: string
  /** The end of the path, where it has a shape of its own, and what is said of another. */
  ending?: { pattern: RegExp; fault: string }
}

export const channelFacts = {
  email: {
    ...{ name: 'Email', inWords: 'email', words: 'to the address you log in with' },
    ...{ plans: 'every', keeps: 'own', address: null },
  },
  push: {
    ...{ name: 'Notifications', inWords: 'push', words: 'in browsers where you allow them' },
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

/** Channels of which one address is all that is kept: their form, storage and checks are the same for all of them. */
export type AddressChannel = {
  [Channel in AlertChannel]: (typeof channelFacts)[Channel]['keeps'] extends 'address' ? Channel : never
}[AlertChannel]

export function isAddressChannel(channel: AlertChannel): channel is AddressChannel {
  return channelFacts[channel].keeps === 'address'
}
