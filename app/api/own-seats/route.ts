import { serve } from '@/app/api/serve.ts'
import { indexTimeoutMs } from '@/lib/server/api/serve.ts'
import { answerDelete, answerImport, answerOwnSeats, ownSeatsContext } from '@/lib/server/own-seats/answer-own-seats.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read', timeoutMs: indexTimeoutMs }, async (caller) =>
    answerOwnSeats(caller, await ownSeatsContext(request)),
  )
}

export function POST(request: Request) {
  return serve(request, { class: 'read' }, async (caller) =>
    answerImport(request, caller, await ownSeatsContext(request)),
  )
}

export function DELETE(request: Request) {
  return serve(request, { class: 'read' }, async (caller) =>
    answerDelete(request, caller, await ownSeatsContext(request)),
  )
}
