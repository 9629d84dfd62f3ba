/**
 * The address of a request whose path can be read. Next.js answers a path with broken escapes, such as `/%zz`, with 500;
 * with its percent signs taken as they stand it names a page that is not there, and gets that answer.
 */
export function readableAddress(address: string): string {
  const end = address.indexOf('?')
  const path = end === -1 ? address : address.slice(0, end)
  return isReadable(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
