import { serve } from '@/app/api/serve.ts'
import type { OfferedChannels } from '@/lib/alerts/delivery/channels.ts'
import { env } from '@/lib/server/env.ts'

export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => {
    const { VAPID_PUBLIC_KEY: publicKey, TELEGRAM_BOT_NAME } = env()
    const offered: OfferedChannels = {
      push: publicKey ? { publicKey } : null,
      telegram: TELEGRAM_BOT_NAME !== undefined,
    }
    return Response.json(offered, { headers: { 'cache-control': 'no-cache' } })
  })
}
