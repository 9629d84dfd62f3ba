import { connection } from 'next/server'
import { env } from '@/lib/server/env.ts'
import { webConfigOf } from '@/lib/server/web-config.ts'

/** The backend's public addresses, read when asked rather than when built. */
export async function GET() {
  await connection()
  return Response.json(webConfigOf(env()), { headers: { 'cache-control': 'no-cache' } })
}
