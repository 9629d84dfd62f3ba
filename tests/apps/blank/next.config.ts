import { join } from 'node:path'
import type { NextConfig } from 'next'

const { RELEASE_ID = 'unbuilt', RELEASE_BUILT_AT = '1970-01-01T00:00:00.000Z' } = process.env

const config: NextConfig = {
  // The site's own folder, because the app uses the site's packages and code.
  turbopack: { root: join(import.meta.dirname, '..', '..', '..') },
  cacheComponents: true,
  partialPrefetching: true,
  distDir: `.next-${RELEASE_ID}`,
  generateBuildId: () => RELEASE_ID,
  env: { RELEASE_ID, RELEASE_BUILT_AT },
  typescript: { ignoreBuildErrors: true },
}

export default config
