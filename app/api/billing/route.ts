import { serve } from '@/app/api/serve.ts'
import { answerBilling, overviewContext } from '@/lib/server/billing/answer-billing.ts'

export function GET(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerBilling(caller, overviewContext()))
}
