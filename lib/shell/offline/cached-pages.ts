import { thisBuild } from '../release/this-build.ts'

/** Returns the paths of the pages that this build's service worker has cached on this device. */
export async function findCachedPaths(): Promise<string[]> {
  if (!('caches' in window)) return []
  const store = await caches.open(`pointsward-${thisBuild.id}`)
  const requests = await store.keys()
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('.'))
}
