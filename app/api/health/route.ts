import { connection } from 'next/server'

/** Whether this process answers at all. It looks at nothing else, so that a slow database never gets a server killed. */
export async function GET() {
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
