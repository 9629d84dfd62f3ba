import ipaddr from 'ipaddr.js'

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Addresses a proxy of ours may have when none are named: this machine and private networks. */
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

/** Everybody whose address cannot be read shares this name, and with it one allowance. */
const UNKNOWN = 'unknown'

/** The ranges of an environment variable, such as `35.191.0.0/16, 130.211.0.0/22`. @throws Error for a wrong one. */
export function parseRanges(text: string): Range[] {
  const named = text.split(',').map((range) => range.trim())
  return [...privateRanges, ...named.filter((range) => range !== '')].map((range) => ipaddr.parseCIDR(range))
}

/**
 * The address a request comes from: reading `X-Forwarded-For` from the right, the first that is no proxy of ours. What
 * stands to the left of it was sent by the client and may be invented. The server itself has written its own peer there
 * when no proxy did. An IPv6 visitor is known by their /64, for a household has as many addresses as it likes.
 */
export function clientAddressOf(headers: Headers, trusted: readonly Range[]): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  const stranger = hops.toReversed().find((hop) => !isTrusted(hop, trusted))
  return nameOf(stranger ?? hops[0] ?? '')
}

function isTrusted(hop: string, trusted: readonly Range[]): boolean {
  const address = parsed(hop)
  return (
    address !== null && trusted.some(([range, bits]) => address.kind() === range.kind() && address.match(range, bits))
  )
}

function nameOf(hop: string): string {
  const address = parsed(hop)
  if (address === null) return UNKNOWN
  if (address.kind() === 'ipv4') return address.toString()
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** Some proxies add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
function parsed(hop: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null
}
