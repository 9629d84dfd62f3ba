import { serve } from '@/app/api/serve.ts'
import { answerEnd, answerStatus, connectionContext } from '@/lib/server/connections/answer-connection.ts'

export function GET(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerStatus(caller, connectionContext()))
}

export function DELETE(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerEnd(request, caller, connectionContext()))
}
