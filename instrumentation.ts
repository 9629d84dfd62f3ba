/** Runs once before the server takes its first request: a wrong environment stops it here, by name. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./lib/server/env.ts')
  const { webConfigOf } = await import('./lib/server/web-config.ts')
  webConfigOf(env())
}
