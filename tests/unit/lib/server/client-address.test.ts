import { describe, expect, it } from 'vitest'
import { findAddressBlock, getClientAddress, parseRanges } from '../../../../lib/server/client-address.ts'

const address = (forwarded: string | null, trusted = '') =>
  getClientAddress(new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), parseRanges(trusted))

describe('getClientAddress', () => {
  it('is the peer recorded by the server when there is no proxy', () => {
    expect(address('203.0.113.7')).toBe('203.0.113.7')
    expect(address('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('ignores addresses the client wrote itself', () => {
    expect(address('1.2.3.4, 203.0.113.7')).toBe('203.0.113.7')
    expect(address('1.2.3.4, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  })

  it('skips only the trusted proxies', () => {
    expect(address('198.51.100.9, 35.191.1.1', '35.191.0.0/16')).toBe('198.51.100.9')
    expect(address('198.51.100.9, 35.191.1.1')).toBe('35.191.1.1')
    expect(address('198.51.100.9, 2600:1901::5', '2600:1901::/48')).toBe('198.51.100.9')
  })

  it('reads addresses with a port', () => {
    expect(address('203.0.113.7:51234')).toBe('203.0.113.7')
    expect(address('[2001:db8:1:2::5]:443')).toBe('2001:db8:1:2::/64')
  })

  it('identifies an IPv6 household by its network', () => {
    expect(address('2001:db8:1:2:aaaa::1')).toBe(address('2001:db8:1:2:bbbb::2'))
    expect(address('2001:db8:1:3::1')).not.toBe(address('2001:db8:1:2::1'))
  })

  it('is the first hop when all hops are in private networks', () => {
    expect(address('127.0.0.1')).toBe('127.0.0.1')
    expect(address('10.1.1.1, 127.0.0.1')).toBe('10.1.1.1')
  })

  it.each([null, '', 'nonsense', 'x'.repeat(10_000), '203.0.113.7, evil'])(
    'is “unknown” for what it cannot parse: %s',
    (text) => {
      expect(address(text)).toBe('unknown')
    },
  )
})

describe('findAddressBlock', () => {
  const block = (forwarded: string) => findAddressBlock(forwarded, parseRanges(''))

  it('is an IPv4 /24 or an IPv6 /48', () => {
    expect(block('1.2.3.4, 203.0.113.7')).toBe('203.0.113.0/24')
    expect(block('203.0.113.99')).toBe(block('203.0.113.7'))
    expect(block('203.0.114.7')).not.toBe(block('203.0.113.7'))
    expect(block('2001:db8:1:2::5')).toBe('2001:db8:1::/48')
    expect(block('2001:db8:1:3::5')).toBe(block('2001:db8:1:2::5'))
  })

  it('is null for private networks and an empty header, and “unknown” for an invalid one', () => {
    expect(block('10.1.1.1, 127.0.0.1')).toBeNull()
    expect(block('')).toBeNull()
    expect(block('203.0.113.7, nonsense')).toBe('unknown')
  })
})

describe('parseRanges', () => {
  it.each(['10.0.0.0', '10.0.0.0/99', 'all'])('refuses %s', (text) => {
    expect(() => parseRanges(text)).toThrow()
  })
})
