import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { redirects } from './lib/pages/redirects.ts'
import { addCompileHints } from './lib/server/compile-hints.ts'
import { requireSiteOrigin } from './lib/server/site-origin.ts'
import { findSocialLinks } from './lib/server/social-links.ts'

// The build's workers read this file again and must find the same id and time, so the first reader leaves them.
process.env.RELEASE_ID ??= randomUUID().slice(0, 8)
process.env.RELEASE_BUILT_AT ??= new Date().toISOString()
const { RELEASE_ID, RELEASE_BUILT_AT } = process.env

const config: NextConfig = {
  // The folder of this file, or a lock file in a parent folder would move the root.
  turbopack: { root: import.meta.dirname },
  reactCompiler: true,
  typedRoutes: true,
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  compiler: { runAfterProductionCompile: ({ distDir }) => addCompileHints(distDir) },
  redirects: async () => redirects.map(({ from, to, permanent }) => ({ source: from, destination: to, permanent })),
  // A container holds only what the server needs; see local/container.
  ...(process.env.STANDALONE ? { output: 'standalone' } : {}),
  distDir: process.env.BUILD_FOLDER ?? '.next',
  // Loaded by the server, or read when a picture is drawn, which the build cannot see.
  outputFileTracingIncludes: {
    '/og/[...path]': ['./node_modules/geist/dist/fonts/geist-sans/Geist-{Regular,SemiBold}.ttf'],
  },
  generateBuildId: () => RELEASE_ID,
  // Written into the code, so that a page knows which build it is of.
  env: { RELEASE_ID, RELEASE_BUILT_AT },
  // Loaded by the server only when a DSN is set; bundled, it would slow every build down.
  serverExternalPackages: ['@sentry/nextjs'],
  experimental: {
    // A worker for every core: by default one is left idle, which doubles the wait on a machine of two.
    cpus: availableParallelism(),
    // Every address below a slug family, made-up ones too, would leave a file behind. Memory for them has an end.
    isrFlushToDisk: false,
  },
}

/** The configuration; a build with a token at hand also hands its source maps to the error reports, and keeps none. */
export default async function configure(phase: string): Promise<NextConfig> {
  // Route types are made in the same phase, and need no address.
  if (phase === PHASE_PRODUCTION_BUILD && process.argv.includes('build')) requireSiteOrigin()
  // The extension's page links its archive, so every build makes it, once.
  const building = [PHASE_PRODUCTION_BUILD, PHASE_DEVELOPMENT_SERVER].includes(phase)
  if (building && !process.env.EXTENSION_BUILT) {
    process.env.EXTENSION_BUILT = 'yes'
    // What `#small-zod` is in a browser; lib/small-zod says why.
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
