import ipaddr from 'ipaddr.js'

/** Which addresses may receive a member's messages. */
export type AddressPolicy = {
  /** Allows plain http and this machine itself: for local backends and tests, never where members are served. */
  allowLoopback: boolean
}

/** Cloud metadata services, which look public but reveal secrets to requests from inside. */
const metadataHosts = new Set(['metadata.google.internal', 'metadata', 'instance-data'])
const metadataAddresses = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192'])

/**
 * Whether a resolved address is on the public internet. Private, loopback, link-local, unique-local, carrier-grade NAT,
 * multicast, reserved and documentation ranges are not, nor is any of them inside IPv6.
 */
export function isPublicAddress(address: string): boolean {
  // The parser reads `::8.8.8.8` as the IPv4 address inside it, but to the network it is a different, IPv6 address.
  if (/^::\d+\.\d/.test(address)) return false
  const parsed = parseAddress(address)
  if (parsed === null) return false
  // A NAT64 or 6to4 address leads to the IPv4 address inside it; ipaddr.js names both ranges, and neither is unicast.
  if (parsed.range() !== 'unicast' || metadataAddresses.has(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || isGlobalUnicast(parsed)
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
const newDocumentation = ipaddr.IPv6.parseCIDR('3fff::/20')

/**
 * Whether an IPv6 address is in the space handed out for the internet. The rest, such as the old `::127.0.0.1`, leads
 * nowhere public.
 */
function isGlobalUnicast(address: ipaddr.IPv6): boolean {
  return address.match(globalUnicast) && !address.match(newDocumentation)
}

export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback'
}

/** Parses an address. An IPv4 address written as IPv6 (`::ffff:127.0.0.1`) counts as the IPv4 address. */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null
}

/** Whether a connection to `address` is allowed. */
export function mayConnect(address: string, policy: AddressPolicy): boolean {
  return isPublicAddress(address) || (policy.allowLoopback && isLoopback(address))
}

/**
 * Returns why messages can't be sent to an address that a member typed, in one sentence for them; null when they can.
 * The name is not resolved here: only the address it has when a connection is made counts, and it is checked then.
 */
export function addressFault(text: string, policy: AddressPolicy): string | null {
  if (!URL.canParse(text)) return 'Enter a web address starting with https://.'
  const url = new URL(text)
  // The URL parser has already turned 2130706433, 0177.0.0.1 and 0x7f.1 into 127.0.0.1.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (policy.allowLoopback && (host === 'localhost' || isLoopback(host))) return null
  if (url.protocol !== 'https:') return 'The address must start with https://.'
  if (url.username !== '' || url.password !== '') return 'Remove the user name or password from the address.'
  if (isReservedPort(url.port)) return 'We can’t use that port. Leave it out, or use 1024 or higher.'
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? null : notPublic
  return isInternalName(host) ? notPublic : null
}

const notPublic = 'That address isn’t on the public internet, so we can’t reach it.'

const isReservedPort = (port: string) => port !== '' && port !== '443' && Number(port) < 1024

function isInternalName(host: string): boolean {
  const name = host.toLowerCase()
  return !name.includes('.') || metadataHosts.has(name) || /\.(?:local|localhost|internal|home\.arpa)$/.test(name)
}
