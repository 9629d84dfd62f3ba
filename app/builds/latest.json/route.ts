import { connection } from 'next/server'
import { thisBuild } from '@/lib/shell/release/this-build.ts'

/** Names the build in service. Never prerendered or kept: a page of an older build learns from it that it is one. */
export async function GET() {
  await connection()
  return Response.json(thisBuild, { headers: { 'cache-control': 'no-store' } })
}
