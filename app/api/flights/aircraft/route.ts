import { serve } from '@/app/api/serve.ts'
import { answerAircraft } from '@/lib/server/flights/answer-aircraft.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read', scope: 'read:seats' }, () => answerAircraft(request))
}
