import type { Switches } from './switches.ts'

/** How often an open page asks; whoever comes back to a page asks at once. */
const pollMs = 30_000

/** What pages show of the switches. Servers obey them whatever a page believes. */
type Shown = Partial<Switches> & Pick<Switches, 'banner'>

let shown: Shown | null = null
const listeners = new Set<() => void>()
let watching = false

/** The switches as this page last heard; null until it has. The first listener starts the asking. */
export const switchesStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    begin()
    return () => listeners.delete(listener)
  },
  getState: () => shown,
}

function begin(): void {
  if (watching) return
  watching = true
  const look = () => void askSwitches()
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') look()
  }
  // At leisure: nothing of the page waits for it.
  if (document.readyState === 'complete') look()
  else window.addEventListener('load', look, { once: true })
  setInterval(lookIfSeen, pollMs)
  document.addEventListener('visibilitychange', lookIfSeen)
}

/** Asks now. Offline, or with a server that fails, everything stays as it was heard last. */
export async function askSwitches(): Promise<void> {
  try {
    const response = await fetch('/api/switches')
    if (!response.ok) return
    const answer = toShown(await response.json())
    if (JSON.stringify(answer) === JSON.stringify(shown)) return
    shown = answer
    for (const listener of listeners) listener()
  } catch {
    // Asked again in a while.
  }
}

/** By hand, for a schema library on every page would weigh more than the page's own code. */
function toShown(answer: Partial<Switches>): Shown {
  return { ...answer, banner: typeof answer.banner?.text === 'string' ? answer.banner : null }
}
