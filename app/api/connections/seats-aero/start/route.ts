import { serve } from '@/app/api/serve.ts'
import { answerStart, connectionContext } from '@/lib/server/connections/answer-connection.ts'

export function POST(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerStart(request, caller, connectionContext()))
}
