/** A source as shown on a page: its name, and the address it links to, if any. */
export type SourceName = { name: string; address: string | null }

/**
 * Reads a `sources` entry: an address becomes a link named after its host and path, `address (remark)` keeps the
 * remark, and anything else is plain text.
 */
export function sourceName(text: string): SourceName {
  const [, address, remark = ''] = text.match(/^(https?:\/\/\S+)(?:\s+(.*))?$/s) ?? []
  if (address === undefined || !URL.canParse(address)) return { name: text, address: null }
  const { hostname, pathname } = new URL(address)
  const place = `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`
  return { name: [place, remark].filter(Boolean).join(' '), address }
}
