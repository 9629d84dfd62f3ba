import { connection } from 'next/server'
import { liveIndex } from '@/lib/server/availability/live-index.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { readinessResponse } from '@/lib/server/status/readiness.ts'

/** Returns whether this server can answer searches, and the age of its data. 503 while it can't. */
export async function GET() {
  await connection()
  return readinessResponse(liveIndex(), serverClock.now())
}
