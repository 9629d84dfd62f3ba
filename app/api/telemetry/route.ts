import { serve } from '@/app/api/serve.ts'
import { env } from '@/lib/server/env.ts'
import { readTelemetryConfig } from '@/lib/server/telemetry/error-reports.ts'

/** Returns which telemetry is on, read per request rather than at build time. The same for everyone. */
export function GET(request: Request) {
  return serve(request, { class: 'list' }, () =>
    Response.json(readTelemetryConfig(env()), { headers: { 'cache-control': 'public, max-age=300' } }),
  )
}
