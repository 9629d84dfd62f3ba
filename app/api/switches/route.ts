import { serve } from '@/app/api/serve.ts'
import { switchesNow } from '@/lib/server/switches.ts'

const headers = { 'cache-control': 'public, max-age=5, s-maxage=5' }

export function GET(request: Request) {
  return serve(request, { class: 'list' }, async () => Response.json(await switchesNow(), { headers }))
}
