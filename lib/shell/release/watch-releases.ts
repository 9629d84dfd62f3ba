import { thisBuild } from './this-build.ts'

type ReleaseWatchDeps = {
  /** Returns the id of the live build, or null if it can't be found out. */
  findLatest: () => Promise<string | null>
  /** Returns true once per allowed reload. */
  claimReload: () => boolean
  reload: () => void
}

/** Knows whether a newer build is live, and reloads the page when one of this build's chunks is gone. */
export class ReleaseWatch {
  #newerKnown = false
  readonly #own: string
  readonly #deps: ReleaseWatchDeps

  constructor(own: string, deps: ReleaseWatchDeps) {
    this.#own = own
    this.#deps = deps
  }

  /** Reads the latest-build file. Any different build counts as newer, so that a rollback does too. */
  async check(): Promise<void> {
    const latest = await this.#deps.findLatest()
    if (latest !== null) this.#newerKnown = latest !== this.#own
  }

  /** Called when a chunk of this page failed to load. Reloads only if there is a new release, so never offline. */
  async chunkFailed(): Promise<void> {
    if (!this.#newerKnown) await this.check()
    if (this.#newerKnown && this.#deps.claimReload()) this.#deps.reload()
  }
}

/** After a reload, the next one is blocked for this long, so that a broken page doesn't reload forever. */
const reloadGuardMs = 10_000

const key = 'release-reload'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Returns whether this tab may reload now, and if so records the reload. Returns false if storage isn't available. */
export function claimReload(openStore: () => Store, nowMs: number): boolean {
  try {
    const store = openStore()
    // A marker further ahead than the guard lasts was written before the device's clock was set back.
    const left = Number(store.getItem(key)) - nowMs
    if (left > 0 && left <= reloadGuardMs) return false
    store.setItem(key, String(nowMs + reloadGuardMs))
    return true
  } catch {
    return false
  }
}

/** How often an open page checks which build is live. */
const pollMs = 600_000

/** Polls for a new release, and reloads the page once when a chunk of an old one is gone. Runs in the browser. */
export function watchReleases(): void {
  const watch = new ReleaseWatch(thisBuild.id, {
    findLatest,
    claimReload: () => claimReload(() => window.sessionStorage, Date.now()),
    reload: () => location.reload(),
  })
  let checkedAt = Date.now()
  const check = () => {
    checkedAt = Date.now()
    void watch.check()
  }
  setInterval(check, pollMs)
  // Timers sleep in a hidden tab, so a visitor may come back to it a day later.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= pollMs) check()
  })
  // Resource errors don't bubble, but they can be captured. A rejected import may already have been caught by its
  // caller.
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
    // Offline: we can't know, and a reload wouldn't help.
    return null
  }
}

function isChunk(target: EventTarget | null): boolean {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
  return address.includes('/_next/static/')
}

/** Returns the address of the file that names the live build. The timestamp bypasses every cache on the way. */
export function latestAddress(nowMs: number): string {
  return `/builds/latest.json?t=${nowMs}`
}

/**
 * Returns the id in a latest-build file; null for anything else, such as the answer of a captive portal or proxy.
 * Checked by hand, because a schema library on every page would weigh more than the page's own code.
 */
export function parseLatestBuild(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return null
  const { id } = answer
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : null
}
