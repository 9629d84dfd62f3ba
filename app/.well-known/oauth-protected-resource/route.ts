import { connection } from 'next/server'
import { resourceMetadata } from '@/lib/server/oauth/oauth.ts'
import { getOrigin } from '@/lib/server/site-origin.ts'

export async function GET(request: Request) {
  await connection()
  return Response.json(resourceMetadata(getOrigin(request.headers)), { headers: { 'cache-control': 'no-store' } })
}
