/** A source as a page names it: its words, and where they are a link, its address. */
export type SourceName = { name: string; address: string | null }

/**
 * Reads a `sources` entry: a bare address becomes a link under its host's name, `address (remark)` keeps the remark,
 * and anything else is words.
 */
export function sourceName(text: string): SourceName {
  const [, address, remark = ''] = text.match(/^(https?:\/\/\S+)(?:\s+(.*))?$/s) ?? []
  if (address === undefined || !URL.canParse(address)) return { name: text, address: null }
  const { hostname, pathname } = new URL(address)
  const place = `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`
  return { name: [place, remark].filter(Boolean).join(' '), address }
}
