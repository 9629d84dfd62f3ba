import { latestAddress } from './addresses.ts'
import { parseLatestBuild } from './latest-build.ts'
import { ReleaseWatch } from './release-watch.ts'
import { claimReload } from './reload-guard.ts'
import { thisBuild } from './this-build.ts'

/** How often an open page asks which build is in service. */
const pollMs = 600_000

/** Polls for a new release, and reloads the page once when a chunk of an old one is gone. For the browser. */
export function watchReleases(): void {
  const watch = new ReleaseWatch(thisBuild.id, {
    findLatest,
    claimReload: () => claimReload(() => window.sessionStorage, Date.now()),
    reload: () => location.reload(),
  })
  let lookedAt = Date.now()
  const look = () => {
    lookedAt = Date.now()
    void watch.look()
  }
  setInterval(look, pollMs)
  // Timers of a hidden tab sleep; whoever comes back to it may be a day late.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt >= pollMs) look()
  })
  // Failed resources don't bubble, but they are captured: whoever awaited the chunk may have caught its rejection.
  window.addEventListener(
    'error',
    (event) => {
      if (isChunk(event.target)) void watch.chunkFailed()
    },
    { capture: true },
  )
}

async function findLatest(): Promise<string | null> {
  try {
    const response = await fetch(latestAddress(Date.now()), { cache: 'no-store' })
    return response.ok ? parseLatestBuild(await response.json()) : null
  } catch {
    // Offline: nothing is known, and nothing would be gained by a reload.
    return null
  }
}

function isChunk(target: EventTarget | null): boolean {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
  return address.includes('/_next/static/')
}
