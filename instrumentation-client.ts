import { keepOffline } from './lib/offline/keep-offline.ts'
import { watchReleases } from './lib/release/watch-releases.ts'

// Runs before hydration, in every visitor's browser: only what must listen from the very beginning.
watchReleases()
keepOffline()
