import type { Switches } from './switches.ts'

/** How often an open page polls; a page that becomes visible again polls immediately. */
const pollMs = 30_000

/** The switches as pages show them. Servers enforce them whatever a page shows. */
type Shown = Partial<Switches> & Pick<Switches, 'banner'>

let shown: Shown | null = null
const listeners = new Set<() => void>()
let watching = false

/** The switches this page last received; null before that. The first listener starts the polling. */
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
  const poll = () => void fetchSwitches()
  const pollIfVisible = () => {
    if (document.visibilityState === 'visible') poll()
  }
  // After loading, because nothing on the page waits for it.
  if (document.readyState === 'complete') poll()
  else window.addEventListener('load', poll, { once: true })
  setInterval(pollIfVisible, pollMs)
  document.addEventListener('visibilitychange', pollIfVisible)
}

/** Fetches them now. If offline or the server fails, the last answer stays. */
export async function fetchSwitches(): Promise<void> {
  try {
    const response = await fetch('/api/switches')
    if (!response.ok) return
    const answer = toShown(await response.json())
    if (JSON.stringify(answer) === JSON.stringify(shown)) return
    shown = answer
    for (const listener of listeners) listener()
  } catch {
    // The next poll tries again.
  }
}

/** Checked by hand, because a schema library on every page would weigh more than the page's own code. */
function toShown(answer: Partial<Switches>): Shown {
  return { ...answer, banner: typeof answer.banner?.text === 'string' ? answer.banner : null }
}
