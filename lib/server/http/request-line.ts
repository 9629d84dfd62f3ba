/** What an address is answered as: under its plain form, or by sending the reader there. */
export type ReadAddress = { address: string } | { redirect: string } | { unreadable: true }

/**
 * The address under which the framework is to answer a request line.
 * - A line may name the whole address, as proxies are asked: the host in it is not believed, only its path counts.
 * - What stands escaped without need (`/%70ricing`) is another name for a page we have, which a cache would keep apart;
 *   its reader is sent to the plain one.
 * - A path with broken escapes, such as `/%zz`, is one Next.js cannot read; with its percent signs taken as they stand it
 *   names a page that is not there.
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
  // Two slashes at its start would make the first segment a host, and dots would be taken for steps upwards.
  if (/^[/\\]{2}|(^|\/)\.\.?(\/|$)/.test(plain)) return { address: path.replaceAll('%', '%25') + query }
  return { redirect: plain + query }
}

/** The path of `http://host/path`; null for what is no address at all. */
function pathOfWhole(line: string): string | null {
  if (!/^https?:\/\//i.test(line) || !URL.canParse(line)) return null
  const { pathname, search } = new URL(line)
  // Leading slashes are one, or what comes after them would be read as a host where the reader is sent on.
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
