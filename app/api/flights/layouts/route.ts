import { serve } from '@/app/api/serve.ts'
import { answerLayout } from '@/lib/server/flights/answer-seats.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read', scope: 'read:seats' }, () => answerLayout(request))
}
