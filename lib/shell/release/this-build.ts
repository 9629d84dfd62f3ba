/** The build that this code belongs to. Both values are written into the code when it is built (next.config.ts). */
export const thisBuild = {
  id: process.env.RELEASE_ID ?? 'unbuilt',
  /** RFC 3339, UTC. */
  builtAt: process.env.RELEASE_BUILT_AT ?? '1970-01-01T00:00:00.000Z',
} as const
