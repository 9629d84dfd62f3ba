import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { type Answer, type Route, serveBehind } from '@/lib/server/api/serve.ts'

/** Answers a request behind this server's gate. Waits for the request, or a build would write one answer for everyone. */
export async function serve(request: Request, route: Route, answer: Answer): Promise<Response> {
  await connection()
  return serveBehind(request, route, gate(), answer)
}
