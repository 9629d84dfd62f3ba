import { describe, expect, it } from 'vitest'
import { alertChannels } from '../../../../../lib/alerts/alert-channels.ts'
import { checkReach, type Reach, reachWords } from '../../../../../lib/alerts/compose/channel-words.ts'
import { ChannelsDocument } from '../../../../../lib/alerts/delivery/channels.ts'

const at = '2026-11-24T00:00:00.000Z'
const reach = (channels: object | null, change: Partial<Reach> = {}): Reach => ({
  channels: channels && ChannelsDocument.parse(channels),
  isConfirmed: true,
  allowed: alertChannels,
  ...change,
})
const webhook = { url: 'https://example.com/seats', secret: 'secret' }

describe('checkReach', () => {
  it('names the channels that work', () => {
    const reached = checkReach(['webhook', 'email'], reach({ webhook }))
    expect(reached).toEqual({ working: ['email', 'webhook'], faults: [] })
    expect(reachWords(reached)).toBe('By email and webhook')
    expect(reachWords(checkReach([], reach(null)))).toBe('')
  })

  it.each([
    ['an unsubscribed address', 'email', { emailOff: true }, 'Email: off, because you unsubscribed'],
    [
      'a bounce',
      'email',
      { suppressed: { address: 'a@b.c', reason: 'no such box', at } },
      'Email: our last message bounced',
    ],
    [
      'a webhook that said no',
      'webhook',
      { webhook, faults: { webhook: { reason: 'example.com answered 410: it doesn’t want any more messages.', at } } },
      'Webhook: example.com answered 410: it doesn’t want any more messages',
    ],
    ['no webhook', 'webhook', {}, 'Webhook: not set up'],
    ['no browser', 'push', {}, 'Notifications: not on in any browser'],
    ['no feed', 'feed', {}, 'Feeds: no address created yet'],
  ] as const)('says why no message arrives: %s', (_, channel, channels, words) => {
    expect(checkReach([channel], reach(channels))).toEqual({ working: [], faults: [words] })
  })

  it('says that an address is not confirmed, or that a channel is not in the plan', () => {
    expect(checkReach(['email'], reach(null, { isConfirmed: false })).faults).toEqual([
      'Email: waiting for you to confirm your address',
    ])
    expect(checkReach(['telegram'], reach(null, { allowed: ['email', 'feed'] })).faults).toEqual([
      'Telegram: not in your plan',
    ])
  })
})
