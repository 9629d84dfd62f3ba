import { keepOffline } from './lib/offline/keep-offline.ts'
import { watchReleases } from './lib/release/watch-releases.ts'
import { onRouterTransitionStart, startTelemetry } from './lib/telemetry/browser/start-telemetry.ts'

// Runs before hydration, in every visitor's browser: only what must listen from the very beginning.
watchReleases()
startTelemetry()
keepOffline()

export { onRouterTransitionStart }
