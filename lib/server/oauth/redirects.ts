const maxLength = 500
const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/

/**
 * Whether a client may receive its codes at an address: over TLS, on the member's own machine, or in an app with its
 * own scheme that names a domain (RFC 8252, 7.1). Without a fragment, a password or a wildcard.
 */
export function mayBeRedirect(address: string): boolean {
  if (address.length > maxLength || !/^[\x21-\x7e]+$/.test(address) || /[#*\\"'<>]/.test(address)) return false
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return hostname !== ''
  if (protocol === 'http:') return ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/.test(protocol)
}

/** Whether an address is exactly the registered one; on the loopback address any port is allowed (RFC 8252, 7.3). */
export function isRegistered(given: string, registered: readonly string[]): boolean {
  if (registered.includes(given)) return true
  if (!loopback.test(given) || !mayBeRedirect(given)) return false
  const portless = given.replace(loopback, '$1')
  return registered.some((one) => loopback.test(one) && one.replace(loopback, '$1') === portless)
}

/** Describes where a redirect goes, so that a member can judge it. */
export function getHost(address: string): string {
  const { protocol, host, hostname } = new URL(address)
  if (protocol === 'https:') return host
  return protocol === 'http:' ? `an app on this device (${hostname})` : `the app ${protocol.slice(0, -1)}`
}

/** Returns a redirect address with the parameters in its query. */
export function withParams(address: string, params: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
