import { describe, expect, it } from 'vitest'
import {
  ChannelsDocument,
  channelsOf,
  RevokeFeedsBody,
  SaveChannelsBody,
  SubscribePushBody,
  TestAlertBody,
} from '../../../../../lib/alerts/delivery/channels.ts'

describe('channels', () => {
  it('come with a plan: e-mail and feeds for everybody with an account', () => {
    expect(channelsOf('guest')).toEqual([])
    expect(channelsOf('free')).toEqual(['email', 'feed'])
    expect(channelsOf('silver')).toEqual(channelsOf('gold'))
    expect(channelsOf('gold')).toContain('webhook')
  })

  it('of a member without a document are none', () => {
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
  ])('bodies are checked: %#', (schema, body, good) => {
    expect(schema.safeParse(body).success).toBe(good)
  })
})
