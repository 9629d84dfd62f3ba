import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { switchesNow } from '@/lib/server/switches.ts'

const headers = { 'cache-control': 'public, max-age=5, s-maxage=5' }

/** Returns what is switched on now, for the pages that show it. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), async () => Response.json(await switchesNow(), { headers }))
}
