import { thisBuild } from './this-build.ts'

type Surroundings = {
  /** The id of the build in service, or null when it can't be learnt. */
  findLatest: () => Promise<string | null>
  /** True once for each allowed reload. */
  claimReload: () => boolean
  reload: () => void
}

/** Knows whether a newer build is in service, and lets the page reload when one of its own chunks is gone. */
export class ReleaseWatch {
  #newerKnown = false
  readonly #own: string
  readonly #around: Surroundings

  constructor(own: string, around: Surroundings) {
    this.#own = own
    this.#around = around
  }

  /** Looks at the latest-build file. A build that differs counts as newer: a release taken back is one, too. */
  async look(): Promise<void> {
    const latest = await this.#around.findLatest()
    if (latest !== null) this.#newerKnown = latest !== this.#own
  }

  /** A chunk of this page failed to load. The reason is a new release only if there is one; offline there is none. */
  async chunkFailed(): Promise<void> {
    if (!this.#newerKnown) await this.look()
    if (this.#newerKnown && this.#around.claimReload()) this.#around.reload()
  }
}

/** For how long a reload forbids the next one, so that a page that stays broken doesn't reload for ever. */
const reloadGuardMs = 10_000

const key = 'release-reload'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Whether this tab may reload itself now; if so, marks that it does. Where nothing can be stored it may not. */
export function claimReload(openStore: () => Store, nowMs: number): boolean {
  try {
    const store = openStore()
    // A marker further ahead than the guard lasts was written before the machine's clock was set back.
    const left = Number(store.getItem(key)) - nowMs
    if (left > 0 && left <= reloadGuardMs) return false
    store.setItem(key, String(nowMs + reloadGuardMs))
    return true
  } catch {
    return false
  }
}

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

/** The file that names the build in service. A timestamp keeps every cache between here and there from answering. */
export function latestAddress(nowMs: number): string {
  return `/builds/latest.json?t=${nowMs}`
}

/**
 * The id out of a latest-build file; null for anything else, which a captive portal or a proxy may well answer.
 * By hand, because a schema library on every page would weigh more than the page's own code.
 */
export function parseLatestBuild(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return null
  const { id } = answer
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : null
}
