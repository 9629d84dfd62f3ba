import { watchFirstMove } from './lib/shell/navigation/first-move.ts'
import { announceTransition } from './lib/shell/navigation/transitions.ts'
import { startServiceWorker } from './lib/shell/offline/start-service-worker.ts'
import { watchReleases } from './lib/shell/release/watch-releases.ts'
import { followTransition, startTelemetry } from './lib/shell/telemetry/browser/start-telemetry.ts'

// Zod compiles its schemas with `new Function` where it can. Our policy forbids that, and each attempt would be
// reported.
;(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true }

// Runs before hydration in every visitor's browser: only for what must listen from the very start.
watchReleases()
startTelemetry()
startServiceWorker()
watchFirstMove()

export function onRouterTransitionStart(address: string, kind: string): void {
  announceTransition(address)
  followTransition(address, kind)
}
