import type { Instrumentation } from 'next'

/** Runs once before the server takes its first request: a wrong environment stops it here, by name. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { structureConsole } = await import('./lib/server/logs/structured-console.ts')
  // While pages are written a person reads along.
  if (process.env.NODE_ENV === 'production') {
    structureConsole()
    const { drainOnSignal } = await import('./lib/server/drain.ts')
    drainOnSignal()
    const { answerFromMemory } = await import('./lib/server/front/answer-from-memory.ts')
    answerFromMemory()
  }
  const { env } = await import('./lib/server/env.ts')
  const { webConfigOf } = await import('./lib/server/web-config.ts')
  const { guardAnswers } = await import('./lib/server/headers/guard-answers.ts')
  const { telemetryConfigOf } = await import('./lib/server/telemetry/telemetry-config-of.ts')
  try {
    const [web, telemetry] = [webConfigOf(env()), telemetryConfigOf(env())]
    guardAnswers({ web, telemetry, developing: process.env.NODE_ENV === 'development' })
  } catch (error) {
    // Thrown on, it would only be logged, and the server would answer every request with an error.
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const { startErrorReports } = await import('./lib/server/telemetry/error-reports.ts')
  await startErrorReports()
  const { liveIndex } = await import('./lib/server/availability/live-index.ts')
  // Loaded before the first search asks for it.
  liveIndex()
}

/** Called by Next.js with every error it catches while it answers a request. */
export const onRequestError: Instrumentation.onRequestError = async (...details) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { sendRequestError } = await import('./lib/server/telemetry/error-reports.ts')
  await sendRequestError(...details)
}
