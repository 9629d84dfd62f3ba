import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { redirects } from './lib/pages/redirects.ts'
import { addCompileHints } from './lib/server/compile-hints.ts'
import { requireSiteOrigin } from './lib/server/site-origin.ts'
import { findSocialLinks } from './lib/server/social-links.ts'

// The build's workers read this file again and must get the same id and time, so the first reader stores them.
process.env.RELEASE_ID ??= randomUUID().slice(0, 8)
process.env.RELEASE_BUILT_AT ??= new Date().toISOString()
const { RELEASE_ID, RELEASE_BUILT_AT } = process.env

const config: NextConfig = {
  // This file's folder; otherwise a lock file in a parent folder would move the root.
  turbopack: { root: import.meta.dirname },
  reactCompiler: true,
  typedRoutes: true,
  // A build checks the types of what it builds; `npm run check` those of everything, which takes twice as long.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  compiler: { runAfterProductionCompile: ({ distDir }) => addCompileHints(distDir) },
  redirects: async () => redirects.map(({ from, to, permanent }) => ({ source: from, destination: to, permanent })),
  // A container holds only what the server needs: see local/container.
  ...(process.env.STANDALONE ? { output: 'standalone' } : {}),
  distDir: process.env.BUILD_FOLDER ?? '.next',
  // Fonts that are read when an image is drawn, which the build can't detect.
  outputFileTracingIncludes: {
    '/og/[...path]': ['./node_modules/geist/dist/fonts/geist-sans/Geist-{Regular,SemiBold}.ttf'],
  },
  generateBuildId: () => RELEASE_ID,
  // Inlined into the code, so that a page knows which build it belongs to.
  env: { RELEASE_ID, RELEASE_BUILT_AT },
  // Loaded by the server only if a DSN is set; bundling it would slow every build.
  serverExternalPackages: ['@sentry/nextjs'],
  experimental: {
    // A worker for every core: by default one core is left idle, which doubles the wait on a two-core machine.
    cpus: availableParallelism(),
    // Otherwise every address below a slug family, even an invented one, would leave a file on disk. The memory cache
    // is limited.
    isrFlushToDisk: false,
  },
}

/** Returns the configuration. With a Sentry token, a build also uploads its source maps and keeps none. */
export default async function configure(phase: string): Promise<NextConfig> {
  // Generating route types runs in the same phase, but needs no address.
  if (phase === PHASE_PRODUCTION_BUILD && process.argv.includes('build')) requireSiteOrigin()
  // The extension's page links to its archive, so every build makes it, once.
  const building = [PHASE_PRODUCTION_BUILD, PHASE_DEVELOPMENT_SERVER].includes(phase)
  if (building && !process.env.EXTENSION_BUILT) {
    process.env.EXTENSION_BUILT = 'yes'
    // Browsers get this bundle for `#small-zod`: see lib/small-zod.
    await (await import('./lib/small-zod/build.mjs')).buildSmallZod()
    await (await import('./extension/build.mjs')).buildExtension()
  }
  const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project } = process.env
  if (!building) return config
  const built = { ...config, env: { ...config.env, SOCIAL_LINKS: JSON.stringify(findSocialLinks()) } }
  if (phase !== PHASE_PRODUCTION_BUILD || !authToken) return built
  const { withSentryConfig } = await import('@sentry/nextjs/config')
  return withSentryConfig(built, { authToken, org, project, release: { name: RELEASE_ID }, telemetry: false })
}
