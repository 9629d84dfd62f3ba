import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Addresses our proxies may always have: this machine and private networks. */
const privateRanges = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]

/** All clients whose address can't be read share this name, and with it one allowance. */
const UNKNOWN = 'unknown'

/** Parses ranges such as `35.191.0.0/16, 130.211.0.0/22`. @throws Error for a malformed one */
export function parseRanges(text: string): Range[] {
  const named = text.split(',').map((range) => range.trim())
  return [...privateRanges, ...named.filter((range) => range !== '')].map((range) => ipaddr.parseCIDR(range))
}

/**
 * Returns the address a request comes from: the first entry of `X-Forwarded-For`, read from the right, that is not one
 * of our proxies. Entries to the left of it were sent by the client and may be invented. The front door has appended
 * the address of the connection itself. An IPv6 visitor is known by their /64, because a household can use any number
 * of addresses.
 */
export function getClientAddress(headers: Headers, trusted: readonly Range[]): string {
  const forwardedFor = headers.get('x-forwarded-for') ?? ''
  const address = parsed(findStranger(forwardedFor, trusted) ?? forwardedFor.split(',')[0]?.trim() ?? '')
  return address === null ? UNKNOWN : nameNetwork(address, 64)
}

/**
 * Lists what a request counts against: an IPv4 address, or an IPv6 household (/64) and the provider's /48 around it, in
 * which one customer may have 65,536 of them. Empty if only our own proxies are named, or every visitor would share one
 * allowance.
 */
export function listNetworks(forwardedFor: string, trusted: readonly Range[]): string[] {
  const stranger = findStranger(forwardedFor, trusted)
  if (stranger === undefined) return []
  const address = parsed(stranger)
  if (address === null) return [UNKNOWN]
  return address.kind() === 'ipv4' ? [address.toString()] : [nameNetwork(address, 64), nameNetwork(address, 48)]
}

/**
 * Returns the address block a visitor comes from, which one person could fill with accounts: an IPv4 /24 or an IPv6
 * /48. Null if no address is known, and for a network of our own.
 */
export function findAddressBlock(forwardedFor: string, trusted: readonly Range[]): string | null {
  if (forwardedFor === '') return null
  const [narrowest, around] = listNetworks(forwardedFor, trusted)
  if (narrowest === undefined || around !== undefined || !ipaddr.isValid(narrowest)) return around ?? narrowest ?? null
  return narrowest.replace(/\d+$/, '0/24')
}

/** Appends the connection's own address to those that proxies wrote, where a visitor can't remove it. */
export function appendPeer({ headers, socket }: IncomingMessage): string {
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean)
  headers['x-forwarded-for'] = hops.join(', ')
  return headers['x-forwarded-for']
}

/** Returns the last entry that is not one of our proxies. */
function findStranger(forwardedFor: string, trusted: readonly Range[]): string | undefined {
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.findLast((hop) => !isTrusted(parsed(hop), trusted))
}

function isTrusted(address: ipaddr.IPv4 | ipaddr.IPv6 | null, trusted: readonly Range[]): boolean {
  return (
    address !== null && trusted.some(([range, bits]) => address.kind() === range.kind() && address.match(range, bits))
  )
}

function nameNetwork(address: ipaddr.IPv4 | ipaddr.IPv6, bits: 48 | 64): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${(address as ipaddr.IPv6).parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(':')}::/${bits}`
}

/** Some proxies add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
function parsed(hop: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null
}
