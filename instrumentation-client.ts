import { watchReleases } from './lib/release/watch-releases.ts'

// Runs before hydration, in every visitor's browser: only what must listen from the very beginning.
watchReleases()
