import { connection } from 'next/server'
import { readWebConfig } from '@/lib/server/web-config.ts'

/** The backend's public addresses, read when asked rather than when built. */
export async function GET() {
  await connection()
  return Response.json(readWebConfig(process.env), { headers: { 'cache-control': 'no-cache' } })
}
