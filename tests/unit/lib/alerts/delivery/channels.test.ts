import { describe, expect, it } from 'vitest'
import { type ChannelFacts, channelFacts } from '../../../../../lib/alerts/alert-channels.ts'
import {
  ChannelsDocument,
  RevokeFeedsBody,
  SaveChannelsBody,
  SubscribePushBody,
  TestAlertBody,
} from '../../../../../lib/alerts/delivery/channels.ts'
import { listChannels } from '../../../../../lib/alerts/plan-channels.ts'
import { senderMakers } from '../../../../../lib/server/alerts/delivery/context.ts'

describe('channels', () => {
  it('come with a plan: email and feeds for everyone, with any plan or an unknown one', () => {
    expect(listChannels('guest')).toEqual(['email', 'feed'])
    expect(listChannels('free')).toEqual(['email', 'feed'])
    expect(listChannels('silver')).toEqual(listChannels('gold'))
    expect(listChannels('gold')).toContain('webhook')
  })

  it('are none for a member without a document', () => {
    expect(ChannelsDocument.parse({})).toEqual({
      webhook: null,
      ntfy: null,
      telegram: null,
      push: [],
      feed: null,
      emailOff: false,
      suppressed: null,
    })
  })

  it.each([
    [SaveChannelsBody, {}, true],
    [SaveChannelsBody, { webhook: { url: 'https://example.com/a' } }, true],
    [SaveChannelsBody, { webhook: null, ntfy: null, telegram: null, email: 'resume' }, true],
    [SaveChannelsBody, { webhook: { url: 'javascript:alert(1)' } }, false],
    [SaveChannelsBody, { webhook: { url: `https://example.com/${'a'.repeat(600)}` } }, false],
    [SaveChannelsBody, { telegram: '12345' }, false],
    [SaveChannelsBody, { suppressed: null }, false],
    [RevokeFeedsBody, { renew: true }, true],
    [RevokeFeedsBody, {}, false],
    [TestAlertBody, { channel: 'email' }, true],
    [TestAlertBody, { channel: 'feed' }, false],
    [TestAlertBody, { channel: 'email', alert: { kind: 'alerts', id: '50' } }, false],
    [TestAlertBody, { channel: 'email', alert: { kind: 'alerts', id: '../plan' } }, false],
    [SubscribePushBody, { kind: 'remove', id: 'a' }, true],
    [SubscribePushBody, { kind: 'add', subscription: { endpoint: 'https://a.example' }, label: 'x' }, false],
  ])('validate request body %#', (schema, body, good) => {
    expect(schema.safeParse(body).success).toBe(good)
  })
})

describe('a channel', () => {
  it('does not compile with a property left out', () => {
    const { plans: _, ...rest } = channelFacts.ntfy
    // @ts-expect-error A channel says which plans have it.
    const incomplete: ChannelFacts = rest
    expect(incomplete).not.toHaveProperty('plans')
    const { ntfy: __, ...senders } = senderMakers
    // @ts-expect-error Each channel has a sender.
    const oneShort: typeof senderMakers = senders
    expect(Object.keys(oneShort)).not.toContain('ntfy')
  })
})
