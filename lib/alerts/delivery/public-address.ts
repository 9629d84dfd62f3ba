import ipaddr from 'ipaddr.js'

/** What may be asked to take a member's messages. */
export type AddressPolicy = {
  /** Plain http, and this machine itself: for local backends and tests, never where members come. */
  allowLoopback: boolean
}

/** Services of clouds that stand at public-looking addresses and tell secrets to whoever asks from inside. */
const metadataHosts = new Set(['metadata.google.internal', 'metadata', 'instance-data'])
const metadataAddresses = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192'])

/**
 * Whether an address that a name resolved to is out on the internet. Private, loopback, link-local, unique-local,
 * carrier-grade NAT, multicast, reserved and documentation ranges are not, nor is any of them inside IPv6.
 */
export function isPublicAddress(address: string): boolean {
  // Read as the IPv4 address inside by the parser, but the network takes `::8.8.8.8` for an IPv6 address of its own.
  if (/^::\d+\.\d/.test(address)) return false
  const parsed = parseAddress(address)
  if (parsed === null) return false
  // A NAT64 or 6to4 address leads to the IPv4 address inside it; ipaddr.js names both ranges, and neither is unicast.
  if (parsed.range() !== 'unicast' || metadataAddresses.has(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || isGlobalUnicast(parsed)
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
const newDocumentation = ipaddr.IPv6.parseCIDR('3fff::/20')

/** All that is handed out of IPv6. Whatever else there is, such as the old `::127.0.0.1`, leads nowhere public. */
function isGlobalUnicast(address: ipaddr.IPv6): boolean {
  return address.match(globalUnicast) && !address.match(newDocumentation)
}

export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback'
}

/** An IPv4 address written inside IPv6 (`::ffff:127.0.0.1`) counts as what it is. */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null
}

/** Whether a connection to `address` is allowed. */
export function mayConnect(address: string, policy: AddressPolicy): boolean {
  return isPublicAddress(address) || (policy.allowLoopback && isLoopback(address))
}

/**
 * Why messages can't be sent to an address that a member typed, in one sentence for them; null when they can. The name
 * is not resolved here: where it leads is looked at when a connection is made, which is the only time it counts.
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
