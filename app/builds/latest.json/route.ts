import { connection } from 'next/server'
import { thisBuild } from '@/lib/shell/release/this-build.ts'

/** Names the live build. Never prerendered or cached, so that pages of older builds notice that they are outdated. */
export async function GET() {
  await connection()
  return Response.json(thisBuild, { headers: { 'cache-control': 'no-store' } })
}
