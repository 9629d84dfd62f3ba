import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerCallback, connectionContext } from '@/lib/server/connections/answer-connection.ts'

export async function GET(request: Request) {
  await connection()
  // The code it brings is spent at seats.aero: broken off, it could not be brought again.
  const route = { class: 'session', patienceMs: 15_000 } as const
  return serve(request, route, gate(), (caller) => answerCallback(request, caller, connectionContext()))
}
