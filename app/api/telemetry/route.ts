import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { env } from '@/lib/server/env.ts'
import { readTelemetryConfig } from '@/lib/server/telemetry/error-reports.ts'

/** Returns which telemetry is on, read per request rather than at build time. The same for everyone. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () =>
    Response.json(readTelemetryConfig(env()), { headers: { 'cache-control': 'public, max-age=300' } }),
  )
}
