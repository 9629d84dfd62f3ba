import type { IncomingMessage } from 'node:http'

/** The request's address; null for one that cannot be read, such as `http:` alone. */
export function requestUrl({ url = '/' }: IncomingMessage): URL | null {
  // Put behind a host rather than resolved against one: `//` would be read as a host without a name.
  const address = `http://localhost${url}`
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : null
}
