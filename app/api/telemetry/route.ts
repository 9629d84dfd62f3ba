import { connection } from 'next/server'
import { env } from '@/lib/server/env.ts'
import { telemetryConfigOf } from '@/lib/server/telemetry/telemetry-config-of.ts'

/** What of telemetry is on, read when asked rather than when built. The same for everybody. */
export async function GET() {
  await connection()
  return Response.json(telemetryConfigOf(env()), { headers: { 'cache-control': 'public, max-age=300' } })
}
