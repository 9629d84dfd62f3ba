import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerBilling, overviewContext } from '@/lib/server/billing/answer-billing.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'session' }, gate(), (caller) => answerBilling(caller, overviewContext()))
}
