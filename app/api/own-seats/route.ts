import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { indexPatienceMs, serve } from '@/lib/server/api/serve.ts'
import { answerBrought, answerForgotten, answerOwnSeats } from '@/lib/server/own-seats/answer-own-seats.ts'
import { ownSeatsContext } from '@/lib/server/own-seats/own-context.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'read', timeoutMs: indexPatienceMs }, gate(), async (caller) =>
    answerOwnSeats(caller, await ownSeatsContext(request)),
  )
}

export function POST(request: Request) {
  return serve(request, { class: 'read' }, gate(), async (caller) =>
    answerBrought(request, caller, await ownSeatsContext(request)),
  )
}

export function DELETE(request: Request) {
  return serve(request, { class: 'read' }, gate(), async (caller) =>
    answerForgotten(request, caller, await ownSeatsContext(request)),
  )
}
