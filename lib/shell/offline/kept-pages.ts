import { thisBuild } from '../release/this-build.ts'

/** The paths of the pages that the service worker of this build keeps on this device. */
export async function findKeptPaths(): Promise<string[]> {
  if (!('caches' in window)) return []
  const store = await caches.open(`pointsward-${thisBuild.id}`)
  const requests = await store.keys()
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('.'))
}
