import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { createPriceAnswers } from '@/lib/server/billing/prices.ts'
import { isSimulated, paymentProvider } from '@/lib/server/billing/provider.ts'

const answerPrices = createPriceAnswers({
  stripe: paymentProvider,
  simulated: isSimulated,
  nowMs: () => performance.now(),
})

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), answerPrices)
}
