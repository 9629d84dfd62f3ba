import { serve } from '@/app/api/serve.ts'
import { flightContext } from '@/lib/server/flights/answer-flights.ts'
import { answerLoads } from '@/lib/server/flights/answer-seats.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read', scope: 'read:seats' }, (caller) =>
    answerLoads(request, caller, flightContext()),
  )
}
