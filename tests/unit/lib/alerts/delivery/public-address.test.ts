import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressFault, isPublicAddress, mayConnect } from '../../../../../lib/alerts/delivery/public-address.ts'

const production = { allowLoopback: false }
const local = { allowLoopback: true }

describe('isPublicAddress', () => {
  it.each([
    ['8.8.8.8', true],
    ['2606:4700:4700::1111', true],
    ['::ffff:8.8.8.8', true],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['127.0.0.1', false],
    ['127.255.255.254', false],
    ['0.0.0.0', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['100.127.255.255', false],
    ['100.100.100.200', false],
    ['168.63.129.16', false],
    ['192.0.0.192', false],
    ['224.0.0.1', false],
    ['240.0.0.1', false],
    ['255.255.255.255', false],
    ['198.18.0.1', false],
    ['203.0.113.5', false],
    ['::', false],
    ['::127.0.0.1', false],
    ['::7f00:1', false],
    ['::8.8.8.8', false],
    ['1::1', false],
    ['4000::1', false],
    ['3fff:abc::1', false],
    ['5f00::1', false],
    ['2a00:1450:4001::1', true],
    ['::1', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['fd12:3456::1', false],
    ['fd00:ec2::254', false],
    ['ff02::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:a00:1', false],
    ['::ffff:169.254.169.254', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['not an address', false],
    ['', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected)
  })

  it('rejects private IPv4 addresses in every notation: mapped to IPv6, decimal, octal, hex', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    const inside = fc.oneof(
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    )
    fc.assert(
      fc.property(inside, (parts) => {
        const dotted = parts.join('.')
        expect(isPublicAddress(dotted)).toBe(false)
        expect(isPublicAddress(`::ffff:${dotted}`)).toBe(false)
        expect(addressFault(`https://${dotted}/`, production)).not.toBeNull()
        const number = parts.reduce((total, part) => total * 256 + part, 0)
        expect(addressFault(`https://${number}/`, production)).not.toBeNull()
        expect(
          addressFault(`https://0${parts[0]?.toString(8)}.${parts.slice(1).join('.')}/`, production),
        ).not.toBeNull()
        expect(addressFault(`https://0x${number.toString(16)}/`, production)).not.toBeNull()
      }),
    )
  })
})

describe('addressFault', () => {
  it.each([
    'https://hooks.example.com/a?b=c',
    'https://example.com:8443/',
    'https://8.8.8.8/',
    'https://ntfy.sh/topic',
  ])('accepts %s', (address) => {
    expect(addressFault(address, production)).toBeNull()
  })

  it.each([
    ['http://example.com/', /https/],
    ['ftp://example.com/', /https/],
    ['https://user:secret@example.com/', /user name/],
    ['https://example.com:25/', /port/],
    ['https://localhost/', /public internet/],
    ['https://localhost./', /public internet/],
    ['https://intranet/', /public internet/],
    ['https://printer.local/', /public internet/],
    ['https://metadata.google.internal/computeMetadata/v1/', /public internet/],
    ['https://[::1]/', /public internet/],
    ['https://[::ffff:10.0.0.1]/', /public internet/],
    ['https://127.1/', /public internet/],
    ['https://0/', /public internet/],
    ['nonsense', /a web address/],
  ])('rejects %s and says why', (address, why) => {
    expect(addressFault(address, production)).toMatch(why)
  })

  it('allows loopback only where configured, and no other private address', () => {
    expect(addressFault('http://127.0.0.1:9000/hook', local)).toBeNull()
    expect(addressFault('http://localhost:9000/hook', local)).toBeNull()
    expect(addressFault('http://192.168.0.5/hook', local)).not.toBeNull()
    expect(mayConnect('127.0.0.1', local)).toBe(true)
    expect(mayConnect('127.0.0.1', production)).toBe(false)
    expect(mayConnect('192.168.0.5', local)).toBe(false)
  })
})
