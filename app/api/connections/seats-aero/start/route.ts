import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerStart, connectionContext } from '@/lib/server/connections/answer-connection.ts'

export function POST(request: Request) {
  return serve(request, { class: 'session' }, gate(), (caller) => answerStart(request, caller, connectionContext()))
}
