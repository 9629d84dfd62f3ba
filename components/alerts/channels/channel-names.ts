import type { AlertChannel } from '@/lib/alerts/alert.ts'

/** How each channel is called, and what it is in a few words. */
export const channelLooks = {
  email: { name: 'E-mail', words: 'to the address you log in with' },
  push: { name: 'Notifications', words: 'on the browsers you allow them in' },
  webhook: { name: 'Webhook', words: 'a signed request to your own server' },
  ntfy: { name: 'ntfy', words: 'to a topic of an ntfy server' },
  telegram: { name: 'Telegram', words: 'a chat with our bot' },
  feed: { name: 'Feeds', words: 'a private calendar and an Atom feed' },
} as const satisfies Record<AlertChannel, { name: string; words: string }>
