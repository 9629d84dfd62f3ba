import { connection } from 'next/server'
import { readinessResponse } from '@/lib/server/api/readiness.ts'
import { liveIndex } from '@/lib/server/availability/live-index.ts'
import { serverClock } from '@/lib/server/clock.ts'

/** Whether this server can answer searches, and how old what it knows is. 503 while it cannot. */
export async function GET() {
  await connection()
  return readinessResponse(liveIndex(), serverClock.now())
}
