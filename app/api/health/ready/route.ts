import { connection } from 'next/server'
import { liveIndex } from '@/lib/server/availability/live-index.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { readinessResponse } from '@/lib/server/status/readiness.ts'

/** Whether this server can answer searches, and how old what it knows is. 503 while it cannot. */
export async function GET() {
  await connection()
  return readinessResponse(liveIndex(), serverClock.now())
}
