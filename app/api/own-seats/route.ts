import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { indexTimeoutMs, serve } from '@/lib/server/api/serve.ts'
import { answerDelete, answerImport, answerOwnSeats, ownSeatsContext } from '@/lib/server/own-seats/answer-own-seats.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'read', timeoutMs: indexTimeoutMs }, gate(), async (caller) =>
    answerOwnSeats(caller, await ownSeatsContext(request)),
  )
}

export function POST(request: Request) {
  return serve(request, { class: 'read' }, gate(), async (caller) =>
    answerImport(request, caller, await ownSeatsContext(request)),
  )
}

export function DELETE(request: Request) {
  return serve(request, { class: 'read' }, gate(), async (caller) =>
    answerDelete(request, caller, await ownSeatsContext(request)),
  )
}
