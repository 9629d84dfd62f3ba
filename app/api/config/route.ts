import { serve } from '@/app/api/serve.ts'
import type { WebConfig } from '@/lib/accounts/web-config.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { env } from '@/lib/server/env.ts'
import { getWebConfig } from '@/lib/server/web-config.ts'

/** Returns the backend's public addresses and the site's time, read per request rather than at build time. */
export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => {
    const config: WebConfig = { ...getWebConfig(env()), now: serverClock.now() }
    return Response.json(config, { headers: { 'cache-control': 'no-cache' } })
  })
}
