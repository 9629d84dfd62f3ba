import { connection } from 'next/server'
import type { WebConfig } from '@/lib/accounts/web-config.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { env } from '@/lib/server/env.ts'
import { getWebConfig } from '@/lib/server/web-config.ts'

/** Returns the backend's public addresses and the site's time, read per request rather than at build time. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => {
    const config: WebConfig = { ...getWebConfig(env()), now: serverClock.now() }
    return Response.json(config, { headers: { 'cache-control': 'no-cache' } })
  })
}
