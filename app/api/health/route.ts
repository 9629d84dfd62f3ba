import { connection } from 'next/server'
import type { Liveness } from '@/lib/server/status/readiness.ts'

/** Answers whenever this process runs. It checks nothing else, so that a slow database never gets a server killed. */
export async function GET() {
  await connection()
  const alive: Liveness = { status: 'ok' }
  return Response.json(alive, { headers: { 'cache-control': 'no-store' } })
}
