import { connection } from 'next/server'
import type { Liveness } from '@/lib/server/api/readiness-contract.ts'

/** Whether this process answers at all. It looks at nothing else, so that a slow database never gets a server killed. */
export async function GET() {
  await connection()
  const alive: Liveness = { status: 'ok' }
  return Response.json(alive, { headers: { 'cache-control': 'no-store' } })
}
