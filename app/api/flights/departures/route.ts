import { serve } from '@/app/api/serve.ts'
import { answerDepartures, flightContext } from '@/lib/server/flights/answer-flights.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read', scope: 'read:seats' }, (caller) =>
    answerDepartures(request, caller, flightContext()),
  )
}
