/** How an address is answered: under its plain form, or by redirecting the reader to it. */
export type ReadAddress = { address: string } | { redirect: string } | { unreadable: true }

/**
 * Returns the address under which the framework is to answer a request line.
 * - A line may contain a whole address, as sent to a proxy: its host is not trusted, only its path counts.
 * - Unnecessary escapes (`/%70ricing`) give a page we have a second name, which a cache would keep separately. The
 *   reader is redirected to the plain address.
 * - Next.js can't read a path with broken escapes, such as `/%zz`. With its percent signs taken literally, it names a
 *   page that doesn't exist.
 */
export function readAddress(line: string): ReadAddress {
  const own = line.startsWith('/') ? line : pathOfWhole(line)
  if (own === null) return { unreadable: true }
  const end = own.indexOf('?')
  const [path, query] = end === -1 ? [own, ''] : [own.slice(0, end), own.slice(end)]
  if (!path.includes('%')) return { address: own }
  if (!isReadable(path)) return { address: path.replaceAll('%', '%25') + query }
  const plain = path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = decoded(escaped)
    return character !== null && /[\w.~-]/.test(character) ? character : escaped
  })
  if (plain === path) return { address: own }
  // Two slashes at the start would turn the first segment into a host, and dots would be taken as steps up the path.
  if (/^[/\\]{2}|(^|\/)\.\.?(\/|$)/.test(plain)) return { address: path.replaceAll('%', '%25') + query }
  return { redirect: plain + query }
}

/** Returns the path of `http://host/path`; null if the line isn't an address at all. */
function pathOfWhole(line: string): string | null {
  if (!/^https?:\/\//i.test(line) || !URL.canParse(line)) return null
  const { pathname, search } = new URL(line)
  // Leading slashes are reduced to one: in a redirect, what follows two would be read as a host.
  return pathname.replace(/^\/+/, '/') + search
}

function isReadable(path: string): boolean {
  return decoded(path) !== null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
