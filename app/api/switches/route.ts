import { connection } from 'next/server'
import { switchesNow } from '@/lib/server/switches.ts'

/** What is switched on now, for the pages that show it. */
export async function GET() {
  await connection()
  return Response.json(await switchesNow(), { headers: { 'cache-control': 'public, max-age=5, s-maxage=5' } })
}
