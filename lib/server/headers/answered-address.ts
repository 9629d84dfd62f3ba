/**
 * The address under which Next.js is to answer a request, so that none brings it to a 500.
 * - A path with broken escapes, such as `/%zz`, is one it cannot read; with its percent signs taken as they stand it names
 *   a page that is not there.
 * - A page asked for by another method than a reader's is one it searches for a server action, of which there are none;
 *   a file is one it has no words for. Both are refused.
 */
export function answeredAddress(method: string, address: string): string {
  if (!reading.has(method) && !/^\/+api\//.test(address)) return '/405'
  const end = address.indexOf('?')
  const path = end === -1 ? address : address.slice(0, end)
  return isReadable(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length)
}

const reading = new Set(['GET', 'HEAD'])

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
