import type { Connection } from '../navigation/follow-links.ts'
import { thisBuild } from '../release/this-build.ts'

/** Returns whether the calculators may be fetched in advance: not on a slow connection or with data saver on. */
export function isGenerous(connection: Connection | undefined): boolean {
  if (!connection) return true
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g'
}

/** Starts the service worker once the page is idle, and has it cache this page and the calculators. */
export function startServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const begin = () => whenIdle(() => void register().catch(() => {}))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`/sw.js?build=${thisBuild.id}`, {
    updateViaCache: 'none',
  })
  const worker = registration.installing ?? registration.waiting ?? registration.active
  const { connection } = navigator as Navigator & { connection?: Connection }
  worker?.postMessage({ type: 'keep', path: location.pathname, calculators: isGenerous(connection) })
}

function whenIdle(task: () => void): void {
  // Safari has no `requestIdleCallback`; a second after loading is close enough.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5_000 })
  else setTimeout(task, 1_000)
}
