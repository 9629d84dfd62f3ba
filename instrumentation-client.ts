import { type Connection, gatePreloads, mayPreload } from './lib/navigation/prefetch-gate.ts'
import { announceTransition } from './lib/navigation/transitions.ts'

/** Runs in the browser before the site comes alive. */
window.fetch = gatePreloads(window.fetch.bind(window), () =>
  mayPreload((navigator as Navigator & { connection?: Connection }).connection),
)

export function onRouterTransitionStart(address: string): void {
  announceTransition(address)
}
