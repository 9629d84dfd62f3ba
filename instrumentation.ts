import type { Instrumentation } from 'next'

/** Runs once before the server's first request. An invalid environment stops the server here, naming the variable. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const developing = process.env.NODE_ENV === 'development'
  if (!developing) {
    const { structureConsole } = await import('./lib/server/logs/log-line.ts')
    structureConsole()
  }
  const { startFrontDoor } = await import('./lib/server/http/front-door.ts')
  const { answerFinder } = await import('@/components/search/first-answer/draw-answer.ts')
  startFrontDoor(developing, answerFinder)
  const { startErrorReports } = await import('./lib/server/telemetry/error-reports.ts')
  await startErrorReports()
  const { liveIndex } = await import('./lib/server/availability/live-index.ts')
  // Starts loading the index before the first search needs it.
  liveIndex()
}

/** Called by Next.js with every error it catches while answering a request. */
export const onRequestError: Instrumentation.onRequestError = async (...details) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { sendRequestError } = await import('./lib/server/telemetry/error-reports.ts')
  await sendRequestError(...details)
}
