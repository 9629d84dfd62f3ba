/** The build this code belongs to. next.config.ts inlines both values at build time. */
export const thisBuild = {
  id: process.env.RELEASE_ID ?? 'unbuilt',
  /** RFC 3339, UTC. */
  builtAt: process.env.RELEASE_BUILT_AT ?? '1970-01-01T00:00:00.000Z',
} as const
