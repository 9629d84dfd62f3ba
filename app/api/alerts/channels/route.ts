import { connection } from 'next/server'
import type { OfferedChannels } from '@/lib/alerts/delivery/channels.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { env } from '@/lib/server/env.ts'

/** Returns the channels this site can send alerts by, and the key a browser subscribes to push with. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => {
    const { VAPID_PUBLIC_KEY: publicKey, TELEGRAM_BOT_NAME } = env()
    const offered: OfferedChannels = {
      push: publicKey ? { publicKey } : null,
      telegram: TELEGRAM_BOT_NAME !== undefined,
    }
    return Response.json(offered, { headers: { 'cache-control': 'no-cache' } })
  })
}
