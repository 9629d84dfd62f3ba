import { ensureBuilt } from '../local/up/build.ts'

/** The production build that the browser tests run against. */
ensureBuilt()
