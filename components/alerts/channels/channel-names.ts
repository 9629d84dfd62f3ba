import type { AlertChannel } from '@/lib/alerts/alert.ts'

/** How each channel is called, and what it is in a few words. */
export const channelLooks = {
  email: { name: 'Email', words: 'to the address you log in with' },
  push: { name: 'Notifications', words: 'in browsers where you allow them' },
  webhook: { name: 'Webhook', words: 'a signed request to your own server' },
  ntfy: { name: 'ntfy', words: 'to an ntfy topic' },
  telegram: { name: 'Telegram', words: 'a chat with our bot' },
  feed: { name: 'Feeds', words: 'a private calendar and an Atom feed' },
} as const satisfies Record<AlertChannel, { name: string; words: string }>
