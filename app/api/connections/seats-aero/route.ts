import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerEnd, answerStatus, connectionContext } from '@/lib/server/connections/answer-connection.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'session' }, gate(), (caller) => answerStatus(caller, connectionContext()))
}

export function DELETE(request: Request) {
  return serve(request, { class: 'session' }, gate(), (caller) => answerEnd(request, caller, connectionContext()))
}
